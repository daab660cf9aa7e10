import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../Button/Button.tsx';
import { formatBytes } from '../../ImageField/words.ts';
import { TextField } from '../../TextField/TextField.tsx';
import { insertImage } from '../commands.ts';
import { EditorMessages } from '../EditorMessages.tsx';
import { checkImageFile } from '../images/checkImageFile.ts';
import { toDataUrl } from '../images/toDataUrl.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { focusFirst, FormDialog } from './FormDialog.tsx';
import { chosen } from './ImageDialog.css.ts';

interface ImageDialogProps extends EditorDialogProps, Pick<RichTextEditorProps, 'uploadImage'> {
  maxImageBytes: number;
}

/** An image file, and the words that stand for it where it cannot be seen. */
export function ImageDialog({ editor, onClose, uploadImage, maxImageBytes }: ImageDialogProps) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [alt, setAlt] = useState('');
  const [isPending, setPending] = useState(false);

  const choose = async (chosenFile: File | undefined) => {
    if (!chosenFile) return;
    const checked = await checkImageFile(chosenFile, maxImageBytes);
    setProblem(checked.problem);
    if (checked.file) setFile(checked.file);
  };
  const save = async () => {
    if (!file) {
      setProblem('Choose an image');
      return;
    }
    setPending(true);
    try {
      const src = await (uploadImage ?? toDataUrl)(file);
      onClose();
      insertImage(editor, { src, alt: alt.trim() });
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : 'The image could not be uploaded');
    }
    setPending(false);
  };
  return (
    <FormDialog
      title="Add image"
      submitLabel="Add image"
      isPending={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div>
        <div className={chosen}>
          <FileTrigger
            acceptedFileTypes={['image/png', 'image/jpeg']}
            onSelect={(files) => void choose(files?.[0])}
          >
            <Button icon="upload" {...focusFirst}>
              {file ? 'Replace image' : 'Choose image'}
            </Button>
          </FileTrigger>
          <bdi aria-live="polite">{file?.name ?? 'No image chosen'}</bdi>
        </div>
        <EditorMessages
          description={`PNG or JPEG, at most ${formatBytes(maxImageBytes)}.`}
          problem={problem}
        />
      </div>
      <TextField
        label="Alternative text"
        description="What the image says, for those who cannot see it. Empty for mere decoration."
        value={alt}
        onChange={setAlt}
        dir="auto"
      />
    </FormDialog>
  );
}
