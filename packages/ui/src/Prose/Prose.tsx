import { prose } from '../RichTextEditor/content.css.ts';
import { lightTheme } from '../theme/themes.css.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Markup that is safe to show: made harmless by the app, and put into the page as it is. */
  html: string;
  /** The text brings colours of its own: it is shown on white in both themes, as they were chosen for that. */
  hasOwnColors?: boolean;
}

/**
 * A long text with headings, lists, tables and the like, to be read and printed; its first words decide whether it runs
 * from right to left. For a line or a paragraph of the interface use `Text`, to write such a text `RichTextEditor`.
 */
export const Prose = ({ html, hasOwnColors = false }: ProseProps) => (
  <div
    dir="auto"
    className={`${prose} ${styles.text}${hasOwnColors ? ` ${styles.paper} ${lightTheme}` : ''}`}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
