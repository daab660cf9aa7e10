import { buttonClass } from '../Button/Button.tsx';
import { describeControl, fieldIds } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { label as buttonLabel } from '../FileButton/FileButton.css.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { useFileDrop } from '../field/useFileDrop.ts';
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
  /** Whether several files are wanted. Several can be dropped in any case. @default true */
  isMultiple?: boolean | undefined;
  /** Chosen files, with their progress. */
  files?: ReadonlyArray<DropzoneFile> | undefined;
  /** Called with files that were chosen, dropped or pasted. */
  onSelect: (files: File[]) => void;
  /** Called with the id of a file to remove, or to stop. Without it files can't be removed. */
  onRemove?: ((id: string) => void) | undefined;
}

/** Files, dropped, pasted or chosen, with the progress of each. In a bar use `FileButton`, for an image of a form `ImageField`. */
export function Dropzone(props: DropzoneProps) {
  const { label, description, isInvalid, errorMessage, isDisabled = false } = props;
  const { ref, accept, isMultiple = true, files = [], onSelect, onRemove, onBlur } = props;
  const words = useMoreWords('dropzone');
  const { id } = useFieldValue({ id: props.id }, undefined);
  const buttonId = `${id}-button`;
  const { isOver, targetProps } = useFileDrop(isDisabled, (taken) => {
    if (taken.length > 0) onSelect([...taken]);
  });
  return (
    <div {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <div
          {...targetProps}
          className={styles.target}
          data-over={isOver || undefined}
          data-invalid={isInvalid || undefined}
          data-disabled={isDisabled || undefined}
        >
          <span>
            <input
              {...describeControl(id, props)}
              aria-labelledby={`${fieldIds(id).label} ${buttonId}`}
              ref={ref}
              type="file"
              multiple={isMultiple}
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
            <label id={buttonId} htmlFor={id} className={`${buttonClass({})} ${buttonLabel}`}>
              <IconSlot icon="upload" size="small" />
              {isMultiple ? words.choose : words.chooseOne}
            </label>
          </span>
          <span className={styles.hint}>{isMultiple ? words.drop : words.dropOne}</span>
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
