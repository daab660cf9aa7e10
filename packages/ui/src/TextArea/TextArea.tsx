import { TextArea as AriaTextArea } from 'react-aria-components';
import { control } from '../field/field.css.ts';
import type { FreeTextProps } from '../field/FieldProps.ts';
import { FreeTextField } from '../field/FreeTextField.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FreeTextProps<HTMLTextAreaElement> {
  /** Visible lines; users can resize it. */
  rows?: number;
}

/** Several lines of plain text. Not for one line (TextField) or formatted text (RichTextEditor). */
export const TextArea = ({ placeholder, dir, ref, rows = 4, ...props }: TextAreaProps) => (
  <FreeTextField {...props}>
    <AriaTextArea
      ref={ref}
      className={`${control} ${area}`}
      rows={rows}
      placeholder={placeholder}
      dir={dir}
    />
  </FreeTextField>
);
