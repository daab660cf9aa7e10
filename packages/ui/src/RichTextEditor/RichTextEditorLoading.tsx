import { CenteredSpinner } from '../Spinner/CenteredSpinner.tsx';
import * as styles from './RichTextEditorLoading.css.ts';

export interface RichTextEditorLoadingProps {
  /** Visible text, such as "Loading editor...". */
  label: string;
}

/** Placeholder with the size of a `RichTextEditor` while its code loads. */
export const RichTextEditorLoading = ({ label }: RichTextEditorLoadingProps) => (
  <div className={styles.place}>
    <CenteredSpinner label={label} />
  </div>
);
