import * as styles from './TextDiff.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** A run of text that both versions share, or that one of them lacks. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A paragraph, heading or list item. */
export interface DiffBlock {
  /** In order. */
  parts: ReadonlyArray<DiffPart>;
  /** What has changed, such as “Moved here”; undefined for an unchanged block. */
  note?: string | undefined;
}

export interface TextDiffProps extends RootProps {
  /** What is compared, for screen readers. */
  label: string;
  /** A text, or blocks. */
  blocks: ReadonlyArray<DiffBlock>;
  /** Index of a block that is scrolled into view. */
  current?: number | undefined;
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

/** A `ref` for the current block. */
const scrollTo = (block: HTMLElement | null): void => {
  const frame = block?.parentElement;
  // The page stays where it is.
  if (block && frame) frame.scrollTop = block.offsetTop - frame.offsetTop - block.offsetHeight;
};

const Parts = ({ parts }: Pick<DiffBlock, 'parts'>) =>
  placed(parts).map(({ kind, text, start }) => {
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
  });

/** Differences of two texts, word by word or block by block; the caller computes them. For a few fields use `DescriptionList`. */
export const TextDiff = ({ label, blocks, current, ...rest }: TextDiffProps) => (
  <section aria-label={label} dir="auto" {...rootProps(rest, styles.text)} {...SCROLLABLE}>
    {Array.from(blocks, (block, index) => ({ ...block, index })).map(({ parts, note, index }) => (
      <div
        // Blocks repeat, and never change their place.
        key={index}
        ref={index === current ? scrollTo : undefined}
        className={note === undefined ? styles.block : styles.changed}
        aria-current={index === current ? true : undefined}
      >
        {note && <span className={styles.note}>{note}</span>}
        <Parts parts={parts} />
      </div>
    ))}
  </section>
);
