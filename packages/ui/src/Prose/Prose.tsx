import { useCallback, useState } from 'react';
import { prose } from '../RichTextEditor/content.css.ts';
import { lightTheme } from '../theme/themes.css.ts';
import { HtmlBox } from './HtmlBox.tsx';
import * as styles from './Prose.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ProseProps extends RootProps<HTMLDivElement> {
  /** Sanitized HTML, or the nodes that a sanitizer returned, inserted unchanged. For HTML from Quill, run `upgradeLists` first. */
  html: string | DocumentFragment;
  /** Shows the text on white in both themes, because its own colors were chosen for that. */
  hasOwnColors?: boolean | undefined;
  /** Title of a list of links to the headings, which a text with at least five and without a `nav` of its own has above it. @default no list */
  contentsLabel?: string | undefined;
}

const MIN_HEADINGS = 5;
/** A longer list starts closed: it would push the text off the page. */
const MAX_OPEN = 16;

/** A long formatted text in its own direction. For interface text use `Text`, for editing `RichTextEditor`. */
export const Prose = ({ html, hasOwnColors = false, contentsLabel, ...rest }: ProseProps) => {
  const [headings, setHeadings] = useState<readonly Element[]>([]);
  const listHeadings = useCallback((box: HTMLElement) => {
    const found = [...box.querySelectorAll('h1, h2, h3')].filter((heading) => heading.textContent.trim());
    for (const [index, heading] of found.entries()) heading.id ||= `section-${index + 1}`;
    // It may have a list of its own.
    setHeadings(found.length < MIN_HEADINGS || box.querySelector('nav') ? [] : found);
  }, []);
  const level = Math.min(...headings.map(({ localName }) => Number(localName[1])));
  return (
    <>
      {headings.length > 0 && (
        <nav aria-label={contentsLabel} className={styles.contents}>
          <details open={headings.length <= MAX_OPEN}>
            <summary>{contentsLabel}</summary>
            {headings.map(({ id, localName, textContent }) => (
              <a key={id} href={`#${id}`} dir="auto" data-depth={Number(localName[1]) - level}>
                {textContent}
              </a>
            ))}
          </details>
        </nav>
      )}
      <HtmlBox
        {...rootProps(rest, `${prose} ${styles.text}${hasOwnColors ? ` ${styles.paper} ${lightTheme}` : ''}`)}
        html={html}
        onShow={contentsLabel === undefined ? undefined : listHeadings}
      />
    </>
  );
};
