### A picture of a game's end, to be shared.

share-picture = Share this game
share-picture-making = Drawing the picture…
share-picture-save = Save the picture
share-picture-copy = Copy the picture
share-picture-copied = Picture copied.
share-picture-not-copied = This browser does not copy pictures. Save it instead.
share-picture-link = Copy the link
share-picture-failed = This browser could not draw the picture.

share-film = Save a moment as a film
share-film-making = Filming…
share-film-failed = This browser could not make the film.
