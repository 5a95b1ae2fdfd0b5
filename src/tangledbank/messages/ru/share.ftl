### Картинка с концом игры, чтобы поделиться.

share-picture = Поделиться игрой
share-picture-making = Рисуем картинку…
share-picture-save = Сохранить картинку
share-picture-copy = Скопировать картинку
share-picture-copied = Картинка скопирована.
share-picture-not-copied = Этот браузер не умеет копировать картинки. Сохраните её.
share-picture-link = Скопировать ссылку
share-picture-failed = Этот браузер не смог нарисовать картинку.

share-film = Сохранить момент как видео
share-film-making = Снимаем…
share-film-failed = Этот браузер не смог снять видео.
