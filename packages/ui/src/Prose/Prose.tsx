import { prose } from '../RichTextEditor/content.css.ts';
import { lightTheme } from '../theme/themes.css.ts';
import { HtmlBox } from './HtmlBox.tsx';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Sanitized HTML, or the nodes that a sanitizer returned, inserted unchanged. For HTML from Quill, run `upgradeLists` first. */
  html: string | DocumentFragment;
  /** Shows the text on white in both themes, because its own colors were chosen for that. */
  hasOwnColors?: boolean;
}

/** A long formatted text in its own direction. For interface text use `Text`, for editing `RichTextEditor`. */
export const Prose = ({ html, hasOwnColors = false }: ProseProps) => (
  <HtmlBox
    html={html}
    className={`${prose} ${styles.text}${hasOwnColors ? ` ${styles.paper} ${lightTheme}` : ''}`}
  />
);
