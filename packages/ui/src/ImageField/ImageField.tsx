import { type FocusEvent, useContext } from 'react';
import { buttonClass } from '../Button/Button.tsx';
import { surfaceNames } from '../ColorField/surfaces.ts';
import type { ThemeName } from '../theme/themes.ts';
import * as field from '../field/field.css.ts';
import { ariaProps, frameProps } from '../root/rootProps.ts';
import { FieldMessages } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { fieldIds } from '../field/describeControl.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { useFileDrop } from '../field/useFileDrop.ts';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { WordsContext } from '../words/useWords.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { imageFieldEnglish } from './imageFieldEnglish.ts';
import { IconImage } from './IconImage.tsx';
import * as styles from './ImageField.css.ts';
import type { ImageLimits } from './inspectImage.ts';
import { useImageChoice } from './useImageChoice.ts';
import { describeContrast, describeFacts, describeLimits } from './describeImage.ts';

export interface ImageFieldProps extends Omit<FieldProps, 'description'>, ImageLimits {
  /** The file that was chosen here; null when there is none. Without it the field keeps its own. */
  value?: File | null | undefined;
  /** The file at first. @default null */
  defaultValue?: File | null | undefined;
  /** Called with a PNG or JPEG file within the limits, made smaller if a photo exceeds them, or with null when removed. */
  onChange?: ((value: File | null) => void) | undefined;
  /** The theme the image is made for: contrast is measured on its surface. The preview shows both. */
  surface: ThemeName;
  /** URL of the stored image, shown until a file is chosen. */
  currentSrc?: string | undefined;
}

/** An image file: browsed, dropped or pasted, and made smaller and inspected before the upload. Rejected files keep the value. */
export function ImageField(props: ImageFieldProps) {
  const { label, surface, currentSrc, isDisabled = false, onBlur, ref } = props;
  const words = useContext(WordsContext)?.imageField ?? imageFieldEnglish;
  const { id, value, change: onChange } = useFieldValue<File | null>(props, null);
  const { image, problem, choose, remove } = useImageChoice({ ...props, value, onChange, words });
  const { isOver, targetProps } = useFileDrop(isDisabled, choose);
  const contrast = image?.facts && describeContrast(image.facts.contrast, surface, words);
  const src = value ? image?.url : currentSrc;
  const errorMessage = problem ?? (props.isInvalid ? props.errorMessage : undefined);
  const ids = { facts: `${id}-facts`, ...fieldIds(id) };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div {...frameProps(props, field.root)} onBlur={leave}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div
        {...targetProps}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={errorMessage !== undefined || undefined}
        data-disabled={isDisabled || undefined}
      >
        <div className={styles.previews}>
          {surfaceNames.map((name) => (
            <IconImage key={name} src={src} alt={words.onSurface(label, name)} surface={name} size="large" />
          ))}
        </div>
        <div id={ids.facts} className={styles.facts} aria-live="polite">
          <bdi className={styles.name}>{value?.name ?? (currentSrc ? words.current : words.empty)}</bdi>
          {image?.facts && <span>{describeFacts(image.facts, words)}</span>}
          {contrast && (
            <span className={contrast.isEasy ? styles.easy : styles.hard}>
              <Icon name={contrast.isEasy ? 'check' : 'warning'} size="small" />
              <span>{contrast.sentence}</span>
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <input
            {...ariaProps(props)}
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
              // Otherwise choosing the same file again would not fire `change`.
              currentTarget.value = '';
            }}
          />
          <label
            htmlFor={id}
            className={`${buttonClass({ size: 'small' })} ${styles.choose}`}
            data-disabled={isDisabled || undefined}
          >
            {src ? words.replace : words.choose}
          </label>
          {value && !isDisabled && (
            <IconButton
              icon="close"
              size="small"
              label={words.remove(value.name)}
              onPress={() => {
                remove();
                // Focus must not be lost with the button.
                document.getElementById(id)?.focus();
              }}
            />
          )}
        </div>
      </div>
      <div aria-live="polite">
        <FieldMessages
          id={id}
          description={describeLimits(props, words)}
          isInvalid={errorMessage !== undefined}
          errorMessage={errorMessage}
        />
      </div>
    </div>
  );
}
