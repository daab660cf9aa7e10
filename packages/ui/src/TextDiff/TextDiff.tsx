import type { ReactNode } from 'react';
import { named } from '../development.ts';
import * as styles from './TextDiff.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

/** How a run of text looks. */
export type DiffFormat = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript';

/** A run of text that both versions share, or that one of them lacks. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  formats?: ReadonlyArray<DiffFormat>;
  /** Address of a picture, which is shown small; `text` describes it. */
  src?: string | undefined;
  /** What the words don't show, such as “Link added: /terms”. */
  note?: string | undefined;
}

/** A cell of a table. */
export interface DiffCell {
  /** In order. */
  parts: ReadonlyArray<DiffPart>;
  isHeading?: boolean;
  note?: string | undefined;
}

/** A paragraph, heading, list item or row of a table. */
export interface DiffBlock {
  /**
   * `left` is where a moved block was, `info` a line of its own, `folded` what is not shown, for which the note stands.
   * Undefined for an unchanged block.
   */
  kind?: 'added' | 'removed' | 'changed' | 'moved' | 'left' | 'info' | 'folded' | undefined;
  /** In order. */
  parts: ReadonlyArray<DiffPart>;
  /** Number before the parts. */
  number?: string | undefined;
  /** In place of the parts. Rows that follow each other are a table; a shorter row fills it. */
  cells?: ReadonlyArray<DiffCell> | undefined;
  /** What has changed, such as “Moved here”. */
  note?: string | undefined;
}

export interface TextDiffProps extends RootProps {
  /** What is compared, for screen readers. */
  label: string;
  /** A text, or blocks. */
  blocks: ReadonlyArray<DiffBlock>;
  /** Index of a block that is scrolled into view. */
  current?: number | undefined;
  /** Takes the height that a filled `Stack` leaves, instead of up to 384 px. @default false */
  isFilled?: boolean | undefined;
}

/** Keyboard users must be able to scroll it. */
const SCROLLABLE = { tabIndex: 0 };

/** A `ref` for the current block. */
const scrollTo = (block: HTMLElement | null): void => {
  const frame = block?.closest('section');
  // The page stays where it is.
  if (!block || !frame) return;
  const [own, around] = [block.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollTop += own.top - around.top - own.height;
};

const FORMATS = {
  bold: (text: ReactNode) => <b>{text}</b>,
  italic: (text: ReactNode) => <i>{text}</i>,
  underline: (text: ReactNode) => <u>{text}</u>,
  strike: (text: ReactNode) => <s>{text}</s>,
  code: (text: ReactNode) => <code>{text}</code>,
  subscript: (text: ReactNode) => <sub>{text}</sub>,
  superscript: (text: ReactNode) => <sup>{text}</sup>,
};

const Part = ({ kind, text, formats, src, note }: DiffPart) => {
  const shown = (formats ?? []).reduce<ReactNode>(
    (inner, format) => FORMATS[format](inner),
    src === undefined ? text : <img src={src} alt={text} className={styles.picture} />,
  );
  return (
    <>
      {kind === 'same' && (note ? <span className={styles.formatted}>{shown}</span> : shown)}
      {kind === 'added' && <ins className={styles.added}>{shown}</ins>}
      {kind === 'removed' && <del className={styles.removed}>{shown}</del>}
      {note && <bdi className={styles.partNote}>{note}</bdi>}
    </>
  );
};

/** The direction follows the text, whatever the language of its notes. */
const Note = ({ children }: { children: string }) => (
  <span className={styles.note}>
    <bdi>{children}</bdi>
  </span>
);

// Parts repeat, and never change their place.
const Parts = ({ parts }: Pick<DiffBlock, 'parts'>) =>
  Array.from(parts, (part, index) => <Part key={index} {...part} />);

interface Placed extends DiffBlock {
  index: number;
}

/** Rows that follow each other are one group. */
const groupsOf = (blocks: readonly DiffBlock[]): Placed[][] => {
  const groups: Placed[][] = [];
  for (const [index, block] of blocks.entries()) {
    const group = block.cells && groups.at(-1);
    if (group?.[0]?.cells) group.push({ ...block, index });
    else groups.push([{ ...block, index }]);
  }
  return groups;
};

const stateOf = ({ kind, index }: Placed, current: number | undefined) => ({
  ref: index === current ? scrollTo : undefined,
  'aria-current': index === current ? (true as const) : undefined,
  'data-kind': kind,
});

const Table = ({ rows, current }: { rows: readonly Placed[]; current: number | undefined }) => {
  const columns = Math.max(...rows.map(({ cells = [] }) => cells.length));
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ cells = [], ...row }) => (
          <tr key={row.index} {...stateOf(row, current)} className={styles.row}>
            {Array.from(cells, (cell, index) => {
              const Cell = cell.isHeading ? 'th' : 'td';
              const note = [index === 0 && row.note, cell.note].filter(Boolean).join(' · ');
              return (
                <Cell
                  key={index}
                  colSpan={index === cells.length - 1 ? columns - index : undefined}
                  className={styles.cell}
                >
                  {note && <Note>{note}</Note>}
                  <Parts parts={cell.parts} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Differences of two texts, word by word or block by block; the caller computes them. For a few fields use `DescriptionList`. */
export const TextDiff = ({ label, blocks, current, isFilled = false, ...rest }: TextDiffProps) => (
  <section
    aria-label={named('TextDiff', label)}
    dir="auto"
    {...rootProps(rest, isFilled ? `${styles.text} ${styles.filled}` : styles.text)}
    {...SCROLLABLE}
  >
    {groupsOf(blocks).map((group) => {
      const [block] = group;
      if (!block) return null;
      const { index, note, number, parts, cells } = block;
      if (cells) return <Table key={index} rows={group} current={current} />;
      return (
        <div
          key={index}
          {...stateOf(block, current)}
          className={note === undefined ? styles.block : styles.changed}
        >
          {note && <Note>{note}</Note>}
          {number && <span className={styles.number}>{number} </span>}
          <Parts parts={parts} />
        </div>
      );
    })}
  </section>
);
