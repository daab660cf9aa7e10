import { useCallback, useEffect, useState } from 'react';
import { isDevelopment, report } from '../development.ts';
import { prose } from '../RichTextEditor/content.css.ts';
import { lightTheme } from '../theme/themes.css.ts';
import { HtmlBox } from './HtmlBox.tsx';
import * as styles from './Prose.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../words/useWords.ts';

export interface ProseProps extends RootProps<HTMLDivElement> {
  /**
   * Sanitized HTML, or the nodes that a sanitizer returned, inserted unchanged. For HTML from Quill, run `upgradeLists` first. A link with
   * `data-address` to its own block stands beside that, and copies the address.
   */
  html: string | DocumentFragment;
  /** Shows the text on white in both themes, because its own colors were chosen for that. */
  hasOwnColors?: boolean | undefined;
  /** Title of a list of links to the headings, which a text with at least five and without a `nav` of its own has above it. @default no list */
  contentsLabel?: string | undefined;
}

const MIN_HEADINGS = 5;
/** A longer list starts closed: it would push the text off the page. */
const MAX_OPEN = 16;
const COPIED_MS = 2000;

interface Heading {
  id: string;
  text: string;
  level: number;
}

/** Gives headings an id that have no address. */
const readHeadings = (box: HTMLElement): Heading[] =>
  [...box.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.textContent.trim())
    .map((heading, index) => {
      const address = heading.querySelector('a[data-address][id]');
      if (!address) heading.id ||= `section-${index + 1}`;
      return {
        id: address?.id ?? heading.id,
        text: heading.textContent,
        level: Number(heading.localName[1]),
      };
    });

/** A long formatted text in its own direction. For interface text use `Text`, for editing `RichTextEditor`. */
export const Prose = ({ html, hasOwnColors = false, contentsLabel, ...rest }: ProseProps) => {
  const given: unknown = html;
  if (isDevelopment && (given === null || given === undefined))
    report(`Prose has ${given} for HTML: it shows nothing`);
  const words = useWords('prose');
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const [copied, setCopied] = useState<HTMLAnchorElement>();
  const copyAddress = useCallback(({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-address]');
    if (!link) return;
    // Only pages on HTTPS have it; the address is in the address bar, too.
    if (navigator.clipboard)
      void navigator.clipboard.writeText(link.href).then(
        () => setCopied(link),
        () => {},
      );
  }, []);
  const prepare = useCallback(
    (box: HTMLElement) => {
      box.addEventListener('click', copyAddress);
      if (contentsLabel === undefined) return;
      const found = readHeadings(box);
      // It may have a list of its own.
      setHeadings(found.length < MIN_HEADINGS || box.querySelector('nav') ? [] : found);
    },
    [contentsLabel, copyAddress],
  );
  useEffect(() => {
    if (!copied) return undefined;
    copied.append('✓');
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => {
      copied.replaceChildren();
      clearTimeout(timer);
    };
  }, [copied]);
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <>
      {/* First: at the end of a box that scrolls it would make the page as long as the text. */}
      <VisuallyHidden aria-live="polite">{copied && words.copied}</VisuallyHidden>
      {headings.length > 0 && (
        <nav aria-label={contentsLabel} className={styles.contents}>
          <details open={headings.length <= MAX_OPEN}>
            <summary>{contentsLabel}</summary>
            {headings.map(({ id, text, level }) => (
              <a key={id} href={`#${id}`} dir="auto" data-depth={level - top}>
                {text}
              </a>
            ))}
          </details>
        </nav>
      )}
      <HtmlBox
        {...rootProps(rest, `${prose} ${styles.text}${hasOwnColors ? ` ${styles.paper} ${lightTheme}` : ''}`)}
        html={html}
        onShow={prepare}
      />
    </>
  );
};
