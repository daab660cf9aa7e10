import * as styles from './SteadyText.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface SteadyTextProps extends RootProps {
  /** What the text was or becomes, or the longest of that. It is neither seen nor read. */
  other: string;
  /** The text. */
  children: string;
}

/** A text that something else replaces, such as a count that arrives late. It has the lines of the longer one, so that nothing below moves. */
export const SteadyText = ({ other, children, ...rest }: SteadyTextProps) => (
  <span {...rootProps(rest, styles.steady)} data-other={other}>
    <span>{children}</span>
  </span>
);
