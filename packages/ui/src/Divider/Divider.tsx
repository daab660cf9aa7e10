import { rootProps, type RootProps } from '../root/rootProps.ts';
import { labeled, lines } from './Divider.css.ts';

export interface DividerProps extends RootProps<HTMLDivElement & HTMLHRElement> {
  /** Words in the middle of the line, such as “or”. */
  label?: string | undefined;
  /** `vertical` stands between the elements of an `Inline`, and has no label. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A line between two parts of one thing. Between things use the space of a `Stack`, or a `Card`. */
export const Divider = ({ label, orientation = 'horizontal', ...rest }: DividerProps) =>
  label ? (
    <div {...rootProps(rest, labeled)}>{label}</div>
  ) : (
    <hr aria-orientation={orientation} {...rootProps(rest, lines[orientation])} />
  );
