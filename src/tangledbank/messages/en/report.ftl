### A report of a problem: written here, sent by nobody but the reader.

report-about = This makes a text that helps to find what went wrong: the game so far as you know it, where it stands, and the versions of the game and your browser. Nothing is sent anywhere. Copy it or save it, and give it to whoever runs this server, or to the project.
report-private = The text holds your own cards and the names at the table.
report-words = What happened, and what did you expect?
report-text = The report
report-loading = Collecting what you know of this game…
report-without-game = The server did not tell where the game stands ({ $why }). The report holds what this page knows.
report-copy = Copy
report-copied = Report copied.
report-select = Press Ctrl-C to copy the report.
report-save = Save as a file
