import { type FocusEvent, type Ref, useId } from 'react';
import { Label, Provider, TextContext } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import { type SurfaceName, surfaceNames } from '../ColorField/surfaces.ts';
import * as field from '../field/field.css.ts';
import { FieldMessages } from '../field/FieldMessages.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { IconImage } from './IconImage.tsx';
import * as styles from './ImageField.css.ts';
import { ImageVerdict } from './ImageVerdict.tsx';
import type { ImageLimits } from './inspectImage.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useImageChoice } from './useImageChoice.ts';
import { describeLimits } from './words.ts';

export interface ImageFieldProps extends Omit<FieldProps, 'description'>, ImageLimits {
  /** The file that was chosen here; null when there is none. */
  value: File | null;
  /** Called with a PNG or JPEG file within the limits, or with null when it was removed. */
  onChange: (value: File | null) => void;
  /** The theme the image is made for: it is judged on that theme's surface, and shown on both. */
  surface: SurfaceName;
  /** Address of the image that is stored and stays until another one is chosen. */
  currentSrc?: string;
  chooseLabel?: string;
  /** In place of `chooseLabel` where there is an image. */
  replaceLabel?: string;
  removeLabel?: string;
  /** In place of a file's name where nothing has been chosen. */
  emptyLabel?: string;
  /** The same where there is a stored image. */
  currentLabel?: string;
  /** The file input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An image file, chosen by browsing, dropping or pasting, with what there is to say about it before it is uploaded: type,
 * dimensions, size, and whether it can be seen on its surface. A file that cannot be used is named with its fault, and
 * the former one stays.
 *
 * Keyboard: Tab to the button, Enter or Space to browse, Ctrl+V to paste. Not for files of other kinds.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, value, surface, maxBytes, maxPixels, currentSrc, isDisabled = false, onBlur, ref } = props;
  const id = useId();
  const limits = { maxBytes, maxPixels };
  const { image, problem, choose, remove } = useImageChoice({ ...props, limits });
  const { isOver, targetProps } = useFileDrop(isDisabled, choose);
  const src = value ? image?.url : currentSrc;
  const errorMessage = problem ?? (props.isInvalid ? props.errorMessage : undefined);
  const ids = { facts: `${id}-facts`, description: `${id}-description`, errorMessage: `${id}-error` };
  const { chooseLabel = 'Choose image', replaceLabel = 'Replace image', removeLabel = 'Remove' } = props;
  const { emptyLabel = 'No image chosen', currentLabel = 'Stored image' } = props;

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div className={field.root} onBlur={leave}>
      <Label className={field.label} htmlFor={id}>
        {label}
      </Label>
      <div
        {...targetProps}
        // A click anywhere in it makes it the place that Ctrl+V goes to.
        tabIndex={-1}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={errorMessage !== undefined || undefined}
        data-disabled={isDisabled || undefined}
      >
        <div className={styles.previews}>
          {surfaceNames.map((name) => (
            <IconImage key={name} src={src} alt={`${label} on ${name}`} surface={name} size="large" />
          ))}
        </div>
        <div id={ids.facts} className={styles.facts} aria-live="polite">
          <bdi className={styles.name}>{value?.name ?? (currentSrc ? currentLabel : emptyLabel)}</bdi>
          {image?.facts && <ImageVerdict facts={image.facts} surface={surface} />}
        </div>
        <div className={styles.actions}>
          <input
            ref={ref}
            id={id}
            type="file"
            name={props.name}
            accept="image/png,image/jpeg"
            className={visuallyHidden}
            required={props.isRequired}
            disabled={isDisabled}
            aria-invalid={errorMessage !== undefined || undefined}
            aria-describedby={`${ids.facts} ${ids.description}${errorMessage ? ` ${ids.errorMessage}` : ''}`}
            onChange={({ currentTarget }) => {
              if (currentTarget.files?.length) choose([...currentTarget.files]);
              // So that the same file can be chosen again, after it has been removed or put right.
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={id}
            className={`${button({ variant: 'secondary', size: 'small' })} ${styles.choose}`}
            data-disabled={isDisabled || undefined}
          >
            {src ? replaceLabel : chooseLabel}
          </label>
          {value && !isDisabled && (
            <IconButton
              icon="close"
              size="small"
              label={`${removeLabel} ${value.name}`}
              onPress={() => {
                remove();
                // The button goes, and the focus must not go with it.
                document.getElementById(id)?.focus();
              }}
            />
          )}
        </div>
      </div>
      <div aria-live="polite">
        <Provider
          values={[
            [
              TextContext,
              {
                slots: { description: { id: ids.description }, errorMessage: { id: ids.errorMessage } },
              },
            ],
          ]}
        >
          <FieldMessages
            description={describeLimits(limits)}
            isInvalid={errorMessage !== undefined}
            errorMessage={errorMessage}
          />
        </Provider>
      </div>
    </div>
  );
}
