import { type ChangeEvent, type ReactNode, useId } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { describeControl } from './describeControl.ts';
import { root } from './field.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FreeTextProps } from './FieldProps.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const attributesOf = <T extends TextControl>({
  ref,
  name,
  value,
  onChange,
  onBlur,
  isDisabled,
  isReadOnly,
  placeholder,
  autoComplete,
  autoFocus,
  maxLength,
  inputMode,
  dir,
}: FreeTextProps<T>) => ({
  ref,
  name,
  value,
  onChange: (event: ChangeEvent<T>) => onChange?.(event.currentTarget.value),
  onBlur,
  disabled: isDisabled,
  readOnly: isReadOnly,
  placeholder,
  autoComplete,
  autoFocus,
  maxLength,
  inputMode,
  dir,
});

interface TextEntryFieldProps<T extends TextControl> extends FreeTextProps<T> {
  /** Ids of more text that describes the control. */
  describedBy?: ReadonlyArray<string | undefined>;
  /** Renders the input or text area with these attributes. */
  children: (
    attributes: ReturnType<typeof attributesOf<T>> & ReturnType<typeof describeControl>,
  ) => ReactNode;
}

/** What fields with a native text control have around it. */
export function TextEntryField<T extends TextControl>({
  describedBy,
  children,
  ...props
}: TextEntryFieldProps<T>) {
  const { label, value, description, isInvalid, hint, errorMessage, characterLimit } = props;
  const id = useId();
  const countId = `${id}-count`;
  const count = characterLimit && <CharacterCount id={countId} value={value} limit={characterLimit} />;
  return (
    <div className={root}>
      <FieldFrame
        id={id}
        label={label}
        description={description}
        hint={hint}
        isInvalid={isInvalid}
        errorMessage={errorMessage}
        count={count}
      >
        {children({
          ...attributesOf(props),
          ...describeControl(id, {
            ...props,
            describedBy: [...(describedBy ?? []), count ? countId : undefined],
          }),
        })}
      </FieldFrame>
    </div>
  );
}
