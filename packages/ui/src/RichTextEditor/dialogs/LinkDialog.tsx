import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { currentLink, removeLink, setLink } from '../commands/commands.ts';
import { BLANK_LINK, completeLink } from '../links.ts';
import { type EditorDialogProps, focusFirst, FormDialog } from './FormDialog.tsx';
import { useDialogWords } from './useDialogWords.ts';

export function LinkDialog({ editor, onClose, toAllowedLink }: EditorDialogProps) {
  const words = useDialogWords();
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
      editor={editor}
      title={before ? words.editLink : words.addLink}
      submitLabel={words.saveLink}
      isDirty={address !== before || text !== ''}
      onSubmit={save}
      onClose={onClose}
      extra={before ? <Button onPress={remove}>{words.removeLink}</Button> : undefined}
    >
      {isNew ? <TextField label={words.linkText} value={text} onChange={setText} dir="auto" /> : null}
      <TextField
        label={words.address}
        type="url"
        dir="ltr"
        {...focusFirst}
        placeholder="https://example.com"
        value={address}
        onChange={setAddress}
        isInvalid={isMissing}
        errorMessage={words.enterAddress}
        description={address.trim() !== '' && allowed === BLANK_LINK ? words.linkNotAllowed : words.linkHint}
      />
    </FormDialog>
  );
}
