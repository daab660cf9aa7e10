import { control } from '../field/field.css.ts';
import type { FreeTextProps } from '../field/FieldProps.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import { area } from '../TextField/TextField.css.ts';

export interface TextAreaProps extends FreeTextProps<HTMLTextAreaElement> {
  /** Visible lines; users can resize it. */
  rows?: number | undefined;
}

/** Several lines of plain text. Not for one line (TextField) or formatted text (RichTextEditor). */
export const TextArea = ({ rows = 4, ...props }: TextAreaProps) => (
  <TextEntryField {...props}>
    {(attributes) => <textarea {...attributes} rows={rows} className={`${control} ${area}`} />}
  </TextEntryField>
);
