import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { FieldMessages } from '../../field/FieldFrame.tsx';
import { replaceLinkByImage } from '../commands/commands.ts';
import { checkImageFile, fetchImage, storeImage } from '../images/insertImages.ts';
import { useDialogWords } from './useDialogWords.ts';
import { chosen } from './dialogs.css.ts';
import { type EditorDialogProps, FormDialog } from './FormDialog.tsx';

interface PictureProps extends Pick<EditorDialogProps, 'editor' | 'uploadImage' | 'maxImageBytes'> {
  address: string;
}

function Picture({ address, editor, uploadImage, maxImageBytes }: PictureProps) {
  const words = useDialogWords();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'link' | 'pending' | 'image'>('link');
  const take = async (read: () => Promise<File>) => {
    setState('pending');
    setProblem(undefined);
    const file = await read().catch(() => undefined);
    const checked = file
      ? await checkImageFile(file, maxImageBytes, words)
      : { problem: words.pictureNotCopied };
    const stored = checked.file ? await storeImage(checked.file, uploadImage, words) : checked;
    setProblem(stored.problem);
    if (stored.problem === undefined) replaceLinkByImage(editor, address, stored.src);
    setState(stored.problem === undefined ? 'image' : 'link');
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void take(() => Promise.resolve(file));
    // Otherwise choosing the same file again would not fire `change`.
    currentTarget.value = '';
  };
  return (
    <section aria-label={address}>
      <bdi dir="ltr">{address}</bdi>
      {state !== 'image' && (
        <div className={chosen}>
          <input ref={input} type="file" hidden accept="image/png,image/jpeg" onChange={choose} />
          <Button
            size="small"
            isPending={state === 'pending'}
            onPress={() => void take(() => fetchImage(address, maxImageBytes))}
          >
            {words.copyIn}
          </Button>
          <Button size="small" icon="upload" onPress={() => input.current?.click()}>
            {words.uploadInstead}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        <FieldMessages
          description={state === 'image' ? words.copiedIn : undefined}
          isInvalid
          errorMessage={problem}
        />
      </div>
    </section>
  );
}

/** Copies pictures of other sites into the text, each at a press. */
export function PicturesDialog({
  pictures,
  onClose,
  ...props
}: EditorDialogProps & { pictures: readonly string[] }) {
  const words = useDialogWords();
  return (
    <FormDialog
      title={words.copyPictures}
      submitLabel={words.done}
      size="medium"
      isDirty={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      {pictures.map((address) => (
        <Picture key={address} {...props} address={address} />
      ))}
    </FormDialog>
  );
}
