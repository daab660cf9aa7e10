import { useState } from 'react';
import { TextField } from '../../TextField/TextField.tsx';
import { insertBlock } from '../commands.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { focusFirst, FormDialog } from './FormDialog.tsx';

interface VideoDialogProps extends EditorDialogProps {
  toVideoEmbed: (url: string) => string | undefined;
}

/** Size of a new frame, in CSS px: the usual one of video hosts. */
const WIDTH_PX = 560;
const HEIGHT_PX = 315;

/** A video by the address of its page. */
export function VideoDialog({ editor, onClose, toVideoEmbed }: VideoDialogProps) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const embed = toVideoEmbed(address.trim());

  const save = () => {
    setTried(true);
    if (!embed) return;
    const carried = {
      width: String(WIDTH_PX),
      height: String(HEIGHT_PX),
      title: title.trim() || 'Video',
      allowfullscreen: '',
    };
    onClose();
    insertBlock(editor, { type: 'video', attrs: { src: embed, carried } });
  };
  return (
    <FormDialog title="Add video" submitLabel="Add video" onSubmit={save} onClose={onClose}>
      <TextField
        label="Address"
        type="url"
        dir="ltr"
        {...focusFirst}
        placeholder="https://www.youtube.com/watch?v=…"
        value={address}
        onChange={setAddress}
        isInvalid={isTried && !embed}
        errorMessage="Enter the address of a YouTube or Vimeo video"
      />
      <TextField
        label="Title"
        description="Read out by screen readers."
        value={title}
        onChange={setTitle}
        dir="auto"
      />
    </FormDialog>
  );
}
