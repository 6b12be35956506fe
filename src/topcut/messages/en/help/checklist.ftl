help-checklist-checklist = What this event asks of its director: to see to, to bring, to announce, and when.
