import { useState } from 'react';
import { TextField } from '../../TextField/TextField.tsx';
import { insertBlock } from '../commands/commands.ts';
import { type EditorDialogProps, focusFirst, FormDialog } from './FormDialog.tsx';
import { useDialogWords } from './useDialogWords.ts';

/** Default frame size of video hosts. */
const WIDTH_PX = 560;
const HEIGHT_PX = 315;

export function VideoDialog({ editor, onClose, toVideoEmbed }: EditorDialogProps) {
  const words = useDialogWords();
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const embed = toVideoEmbed(address.trim());

  const save = () => {
    setTried(true);
    if (!embed) return;
    const passthrough = {
      width: String(WIDTH_PX),
      height: String(HEIGHT_PX),
      title: title.trim() || words.video,
      allowfullscreen: '',
    };
    onClose();
    insertBlock(editor, { type: 'video', attrs: { src: embed, passthrough } });
  };
  return (
    <FormDialog
      title={words.addVideo}
      submitLabel={words.addVideo}
      isDirty={address !== '' || title !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={words.address}
        type="url"
        dir="ltr"
        {...focusFirst}
        placeholder="https://www.youtube.com/watch?v=…"
        value={address}
        onChange={setAddress}
        isInvalid={isTried && !embed}
        errorMessage={words.enterVideoAddress}
      />
      <TextField
        label={words.videoTitle}
        description={words.videoTitleHint}
        value={title}
        onChange={setTitle}
        dir="auto"
      />
    </FormDialog>
  );
}
