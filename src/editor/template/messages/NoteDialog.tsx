import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { TextField } from '@/components/TextField';
import { LONGEST_NOTE } from '@/domain/template';

interface NoteDialogProps {
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Asks what the version that is saved now is about. */
export function NoteDialog({ onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save with a note"
      onSubmit={() => {
        onSave(note);
        onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" intent="primary">
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Note"
        description="It stands beside this version, for whoever looks for it later."
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
