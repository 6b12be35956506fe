help-checklist-checklist = Was dieses Turnier von der Leitung verlangt: erledigen, mitbringen, ansagen, und wann.
