import { Button, Dialog, Form, TextField } from '@planner/ui';
import { useState } from 'react';

export interface RejectDialogProps {
  /** What is rejected: `12 pictures of 4 stories`. */
  subject: string;
  onReject: (note: string) => void;
  onClose: () => void;
}

/** Asks what is wrong with pictures. */
export function RejectDialog({ subject, onReject, onClose }: RejectDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Reject ${subject}`} size="small" isDismissable={false}>
      <Form onSubmit={() => onReject(note.trim())}>
        <TextField
          label="What is wrong?"
          description="Copied with a link to each story."
          value={note}
          onChange={setNote}
          // The dialog was opened to write this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Button type="submit" variant="primary">
          Reject
        </Button>
      </Form>
    </Dialog>
  );
}
