# Saisons: Personen über mehrere Turniere, und wofür ihre Turniere zählen.

web-seasons-app = Saisons
