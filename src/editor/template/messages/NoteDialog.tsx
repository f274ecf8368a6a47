import { useState } from 'react';
import { TextField } from '@/components/TextField';
import { LONGEST_NOTE } from '@/domain/templates';
import { FormDialog } from '@/product/FormDialog';

interface NoteDialogProps {
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Asks for a note about the version being saved. */
export function NoteDialog({ onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title="Save with a note"
      onSubmit={() => {
        onSave(note);
        onClose();
      }}
      verb="Save"
      onClose={onClose}
    >
      <TextField
        label="Note"
        description="It is shown beside this version in the list of versions."
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
