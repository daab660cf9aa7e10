import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'positive' | 'danger';
  /** `small` 12.5 px, `body` 14 px, `card` 15 px. Without it, that of the surroundings. */
  size?: 'small' | 'body' | 'card';
  /** Without it, that of the surroundings. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** Figures of one width, for numbers below one another. */
  numeric?: boolean;
  /** `p` for a paragraph of its own. @default 'span' */
  as?: 'span' | 'p';
  /** Keeps the line breaks and blanks of a text that people wrote, and breaks words that are longer than a line. */
  keepLines?: boolean;
  /** One line that ends in an ellipsis, `abovePhone` on wide screens only. Only where the whole text can be had elsewhere. */
  truncate?: boolean | 'abovePhone';
  /** The whole of a truncated text, shown where the pointer rests on it. */
  title?: string;
  children: ReactNode;
}

/** Words in one of the kit's voices. Not for titles: use `Heading`. Names and addresses people gave go into `Isolate`. */
export function Text({
  tone = 'default',
  size,
  weight,
  numeric,
  as: Element = 'span',
  keepLines,
  truncate,
  title,
  children,
}: TextProps) {
  const classes = [
    styles.text,
    styles.tone[tone],
    size && styles.size[size],
    weight && styles.weight[weight],
    numeric && styles.numeric,
    keepLines && styles.keepLines,
    truncate && styles.truncate[`${truncate}`],
  ];
  return (
    <Element className={classes.filter(Boolean).join(' ')} title={title}>
      {children}
    </Element>
  );
}
