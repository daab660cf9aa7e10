import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Text.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface TextProps extends RootProps {
  /** Color of the text. @default 'default' */
  tone?: 'default' | 'muted' | 'positive' | 'danger' | undefined;
  /** `small` 12.5 px, `body` 14 px, `card` 15 px. @default inherited */
  size?: 'small' | 'body' | 'card' | undefined;
  /** Weight of the text. @default inherited */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Tabular digits, for numbers in columns. */
  numeric?: boolean | undefined;
  /** Element: `p` for paragraphs, `span` within a line, `bdi` for names and other text with a direction of its own. @default 'span' */
  as?: 'span' | 'p' | 'bdi' | undefined;
  /** Preserves line breaks and spaces of user-provided text, and breaks long words. */
  keepLines?: boolean | undefined;
  /**
   * Truncates to one line. Not for names and addresses: they wrap. `middle` keeps both ends of an id, which must be a
   * string; copying and screen readers get all of it. Only where the full text is available elsewhere. @default false
   */
  truncate?: boolean | 'middle' | undefined;
  /** Full text of a truncated one, shown on hover. Known for `middle`. */
  title?: string | undefined;
  /** The text. */
  children: ReactNode;
}

const MAX_ID_CHARACTERS = 12;
const ID_END_CHARACTERS = 4;

/** Text. For titles use `Heading`; for a user-provided name in a sentence `Isolate`. */
export function Text(props: TextProps) {
  const { tone = 'default', size, weight, numeric, as: Element = 'span', keepLines } = props;
  const { truncate, title, children } = props;
  const classes = [
    styles.text,
    styles.tone[tone],
    size && styles.size[size],
    weight && styles.weight[weight],
    numeric && styles.numeric,
    keepLines && styles.keepLines,
    truncate === true && styles.truncate,
  ];
  if (truncate === 'middle' && typeof children === 'string' && children.length > MAX_ID_CHARACTERS)
    return (
      <bdi
        {...rootProps(props, [...classes, styles.middle].filter(Boolean).join(' '))}
        title={children}
        data-short={`${children.slice(0, ID_END_CHARACTERS)}…${children.slice(-ID_END_CHARACTERS)}`}
      >
        <VisuallyHidden>{children}</VisuallyHidden>
      </bdi>
    );
  return (
    <Element {...rootProps(props as RootProps<never>, classes.filter(Boolean).join(' '))} title={title}>
      {children}
    </Element>
  );
}

export interface IsolateProps extends RootProps {
  /** Text with a direction of its own. */
  children: ReactNode;
}

/** For user-provided text in a sentence: its direction must not reorder the rest. */
export const Isolate = ({ children, ...rest }: IsolateProps) => <bdi {...rootProps(rest)}>{children}</bdi>;
