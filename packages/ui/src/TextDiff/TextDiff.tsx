import * as styles from './TextDiff.css.ts';

/** A run of text that both versions share, or that one of them lacks. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface TextDiffProps {
  /** What is compared, for screen readers. */
  label: string;
  /** In order. */
  parts: ReadonlyArray<DiffPart>;
}

const placed = (parts: readonly DiffPart[]): (DiffPart & { start: number })[] => {
  let start = 0;
  return parts.map((part) => {
    const here = { ...part, start };
    start += part.text.length;
    return here;
  });
};

/** Keyboard users must be able to scroll it. */
const SCROLLABLE = { tabIndex: 0 };

/** Word-level differences of two texts; the caller computes them. For a few fields use `DescriptionList`. */
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
