### Картинка з кінцем партії, щоб нею поділитися.

share-picture = Поділитися партією
share-picture-making = Малюємо картинку…
share-picture-save = Зберегти картинку
share-picture-copy = Копіювати картинку
share-picture-copied = Картинку скопійовано.
share-picture-not-copied = Цей браузер не копіює картинок. Збережіть її у файл.
share-picture-link = Копіювати посилання
share-picture-failed = Браузер не зміг намалювати картинку.

share-film = Зберегти момент як відео
share-film-making = Знімаємо…
share-film-failed = Браузер не зміг зняти відео.
