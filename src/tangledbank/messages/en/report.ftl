### A problem report: the page writes it, and only the reader can send it.

report-about = This report helps to find what went wrong. It has the game so far as you know it, the current position, and the versions of the game and your browser. Nothing is sent anywhere. Copy or save the text, and give it to the people who run this server, or to the project.
report-private = The text contains your own cards and the names at the table.
report-words = What happened, and what did you expect?
report-text = The report
report-loading = Collecting what you know of this game…
report-without-game = The server didn’t send the current position ({ $why }). The report has only what this page knows.
report-copy = Copy
report-copied = Report copied.
report-select = Press Ctrl-C to copy the report.
report-save = Save as a file
