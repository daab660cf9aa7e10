import { CenteredSpinner } from '../Spinner/CenteredSpinner.tsx';
import * as styles from './RichTextEditorLoading.css.ts';

export interface RichTextEditorLoadingProps {
  /** What is going on, in words that everybody sees. */
  label: string;
}

/** Keeps the place of a `RichTextEditor` whose code is on its way, so that nothing moves when it comes. */
export const RichTextEditorLoading = ({ label }: RichTextEditorLoadingProps) => (
  <div className={styles.place}>
    <CenteredSpinner label={label} />
  </div>
);
