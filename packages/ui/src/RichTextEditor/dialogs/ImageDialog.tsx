import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { FieldMessages } from '../../field/FieldFrame.tsx';
import { formatBytes } from '../../ImageField/describeImage.ts';
import { TextField } from '../../TextField/TextField.tsx';
import { insertImage } from '../commands/commands.ts';
import { checkImageFile, storeImage } from '../images/insertImages.ts';
import { useDialogWords } from './useDialogWords.ts';
import { type EditorDialogProps, focusFirst, FormDialog } from './FormDialog.tsx';
import { chosen } from './dialogs.css.ts';

export function ImageDialog({ editor, onClose, uploadImage, maxImageBytes }: EditorDialogProps) {
  const words = useDialogWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [alt, setAlt] = useState('');
  const [isPending, setPending] = useState(false);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosenFile = currentTarget.files?.[0];
    // Otherwise choosing the same file again would not fire `change`.
    currentTarget.value = '';
    if (!chosenFile) return;
    const checked = await checkImageFile(chosenFile, maxImageBytes, words);
    setProblem(checked.problem);
    if (checked.file) setFile(checked.file);
  };
  const save = async () => {
    if (!file) {
      setProblem(words.imageMissing);
      return;
    }
    setPending(true);
    const stored = await storeImage(file, uploadImage, words);
    setPending(false);
    if (stored.problem !== undefined) {
      setProblem(stored.problem);
      return;
    }
    onClose();
    insertImage(editor, { src: stored.src, alt: alt.trim() });
  };
  return (
    <FormDialog
      title={words.addImage}
      submitLabel={words.addImage}
      isPending={isPending}
      isDirty={file !== undefined || alt !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div>
        <div className={chosen}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            onChange={(event) => void choose(event)}
          />
          <Button icon="upload" onPress={() => input.current?.click()} {...focusFirst}>
            {file ? words.replaceImage : words.chooseImage}
          </Button>
          <bdi aria-live="polite">{file?.name ?? words.noImage}</bdi>
        </div>
        <div aria-live="polite">
          <FieldMessages
            description={words.imageLimits(formatBytes(maxImageBytes, words))}
            isInvalid
            errorMessage={problem}
          />
        </div>
      </div>
      <TextField
        label={words.alternativeText}
        description={words.alternativeTextHint}
        value={alt}
        onChange={setAlt}
        dir="auto"
      />
    </FormDialog>
  );
}
