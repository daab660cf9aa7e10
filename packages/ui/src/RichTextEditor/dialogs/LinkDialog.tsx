import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { currentLink, removeLink, setLink } from '../commands.ts';
import { BLANK_LINK, completeLink } from '../links.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { focusFirst, FormDialog } from './FormDialog.tsx';

interface LinkDialogProps extends EditorDialogProps {
  toAllowedLink: (url: string) => string;
}

/** Where the selected words, the link at the cursor, or a new link leads. */
export function LinkDialog({ editor, onClose, toAllowedLink }: LinkDialogProps) {
  const [before] = useState(() => currentLink(editor));
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isNew = before === '' && editor.state.selection.empty;
  const allowed = toAllowedLink(completeLink(address));
  const isMissing = isTried && address.trim() === '';

  const save = () => {
    setTried(true);
    if (address.trim() === '') return;
    onClose();
    setLink(editor, allowed, text.trim() || address.trim());
  };
  const remove = () => {
    onClose();
    removeLink(editor);
  };
  return (
    <FormDialog
      title={before ? 'Edit link' : 'Add link'}
      submitLabel="Save link"
      onSubmit={save}
      onClose={onClose}
      extra={before ? <Button onPress={remove}>Remove link</Button> : undefined}
    >
      {isNew ? <TextField label="Text" value={text} onChange={setText} dir="auto" /> : null}
      <TextField
        label="Address"
        type="url"
        dir="ltr"
        {...focusFirst}
        placeholder="https://example.com"
        value={address}
        onChange={setAddress}
        isInvalid={isMissing}
        errorMessage="Enter an address"
        description={
          address.trim() !== '' && allowed === BLANK_LINK
            ? 'Only http, https, mailto, tel and sms can be linked to. This link will lead to about:blank.'
            : 'A web or e-mail address, or tel: or sms: with a number.'
        }
      />
    </FormDialog>
  );
}
