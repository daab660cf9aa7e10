import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { control, root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FreeTextProps } from '../field/FieldProps.ts';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FreeTextProps<HTMLTextAreaElement> {
  /** Visible lines before it scrolls; people can drag it larger. */
  rows?: number;
}

/**
 * Several lines of plain text.
 *
 * Not for one line (TextField), nor for text with headings and links (RichTextEditor).
 */
export const TextArea = ({
  label,
  description,
  errorMessage,
  placeholder,
  dir,
  ref,
  rows = 4,
  ...props
}: TextAreaProps) => (
  <AriaTextField {...props} validationBehavior="aria" className={root}>
    <FieldFrame
      label={label}
      description={description}
      isInvalid={props.isInvalid}
      errorMessage={errorMessage}
    >
      <AriaTextArea
        ref={ref}
        className={`${control} ${area}`}
        rows={rows}
        placeholder={placeholder}
        dir={dir}
      />
    </FieldFrame>
  </AriaTextField>
);
