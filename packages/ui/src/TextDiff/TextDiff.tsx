import * as styles from './TextDiff.css.ts';

/** A piece of two texts: in both, or in one of them. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface TextDiffProps {
  /** Name of what is compared, for screen readers. */
  label: string;
  /** In order. */
  parts: readonly DiffPart[];
}

/** Parts with the place at which they begin, which names them. */
const placed = (parts: readonly DiffPart[]): (DiffPart & { start: number })[] => {
  let start = 0;
  return parts.map((part) => {
    const here = { ...part, start };
    start += part.text.length;
    return here;
  });
};

/** It scrolls, also by keyboard. */
const SCROLLABLE = { tabIndex: 0 };

/**
 * What differs between two texts, word by word: struck out what is gone, underlined what is new. The caller compares. For the old
 * and the new value of a few fields use `DescriptionList`.
 */
export const TextDiff = ({ label, parts }: TextDiffProps) => (
  <section aria-label={label} dir="auto" className={styles.text} {...SCROLLABLE}>
    {placed(parts).map(({ kind, text, start }) => {
      const key = `${kind} ${start}`;
      if (kind === 'same') return text;
      return kind === 'added' ? (
        <ins key={key} className={styles.added}>
          {text}
        </ins>
      ) : (
        <del key={key} className={styles.removed}>
          {text}
        </del>
      );
    })}
  </section>
);
