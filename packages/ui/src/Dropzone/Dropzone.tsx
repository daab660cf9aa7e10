import { type DragEvent, useState } from 'react';
import { buttonClass } from '../Button/Button.tsx';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { label as buttonLabel } from '../FileButton/FileButton.css.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { IconSlot } from '../icons/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { frameProps } from '../root/rootProps.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useMoreWords } from '../words/useMoreWords.ts';
import * as styles from './Dropzone.css.ts';

/** A file of `Dropzone`. */
export interface DropzoneFile {
  /** Unique in the list; names can repeat. */
  id: string;
  name: string;
  /** From 0 to 100 while it is uploaded. */
  progress?: number | undefined;
  /** Why it was not taken. */
  error?: string | undefined;
}

export interface DropzoneProps extends Omit<FieldProps, 'name' | 'isRequired'> {
  /** Types that the browser proposes, such as `.csv,text/csv`. Users can choose others, and drop any. */
  accept?: string | undefined;
  /** Chosen files, with their progress. */
  files: ReadonlyArray<DropzoneFile>;
  /** Called with files that were chosen or dropped. */
  onSelect: (files: File[]) => void;
  /** Called with the id of a file to remove, or to stop. Without it files can't be removed. */
  onRemove?: ((id: string) => void) | undefined;
}

/** Several files, dropped or chosen, with the progress of each. For a single file that is used at once `FileButton`, for an image of a form `ImageField`. */
export function Dropzone(props: DropzoneProps) {
  const { label, description, isInvalid, errorMessage, isDisabled = false } = props;
  const { ref, accept, files, onSelect, onRemove, onBlur } = props;
  const words = useMoreWords('dropzone');
  const { id } = useFieldValue({ id: props.id }, undefined);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, isInside: boolean) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isInside);
  };
  return (
    <div {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <div
          className={styles.target}
          data-over={isOver || undefined}
          data-invalid={isInvalid || undefined}
          data-disabled={isDisabled || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            const dropped = [...event.dataTransfer.files];
            if (!isDisabled && dropped.length > 0) onSelect(dropped);
          }}
        >
          <span>
            <input
              {...describeControl(id, props)}
              ref={ref}
              type="file"
              multiple
              accept={accept}
              disabled={isDisabled}
              className={visuallyHidden}
              onBlur={onBlur}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])];
                if (chosen.length > 0) onSelect(chosen);
                // Otherwise choosing the same file again would not fire `change`.
                currentTarget.value = '';
              }}
            />
            <label htmlFor={id} className={`${buttonClass({})} ${buttonLabel}`}>
              <IconSlot icon="upload" size="small" />
              {words.choose}
            </label>
          </span>
          <span className={styles.hint}>{words.drop}</span>
        </div>
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id} className={styles.file}>
                <div className={styles.facts}>
                  <bdi>{file.name}</bdi>
                  {file.error && <div className={styles.problem}>{file.error}</div>}
                  {file.progress !== undefined && <ProgressBar label={file.name} value={file.progress} />}
                </div>
                {onRemove && (
                  <IconButton
                    icon="close"
                    size="small"
                    label={words.remove(file.name)}
                    onPress={() => onRemove(file.id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </FieldFrame>
    </div>
  );
}
