import { useEffect, useRef, useState } from 'react';
import { ComboBox } from '../../ComboBox/ComboBox.tsx';
import { readTargets } from '../commands/planNumbers.ts';
import { insertReference } from '../commands/references.ts';
import { type EditorDialogProps, FormDialog } from './FormDialog.tsx';
import { useDialogWords } from './useDialogWords.ts';

/** Inserts the number of a heading, clause or item as a link to it. */
export function ReferenceDialog({ editor, onClose }: EditorDialogProps) {
  const words = useDialogWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [targets] = useState(() => readTargets(editor.state.doc));
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    const target = targets.find(({ at }) => String(at) === chosen);
    if (!target) return;
    onClose();
    insertReference(editor, target);
  };
  return (
    <FormDialog
      editor={editor}
      title={words.reference}
      submitLabel={words.reference}
      isDirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <ComboBox
        ref={field}
        label={words.referenceTo}
        description={targets.length > 0 ? words.referenceHint : words.noReferenceTarget}
        options={targets.map(({ at, text, number }) => ({
          value: String(at),
          // "(a) one" is one of many.
          label: number?.includes('(') && !text.startsWith(number) ? `${number}: ${text}` : text,
        }))}
        value={chosen}
        onChange={setChosen}
        isInvalid={isTried && chosen === ''}
        errorMessage={words.referenceMissing}
      />
    </FormDialog>
  );
}
