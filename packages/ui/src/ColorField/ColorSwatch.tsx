import { swatch } from './ColorField.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ColorSwatchProps extends RootProps<HTMLSpanElement> {
  /** Any CSS color. */
  color: string;
}

/** A color dot for lists. Hidden from assistive technology: show the color's text or name beside it. */
export const ColorSwatch = ({ color, ...rest }: ColorSwatchProps) => (
  <span aria-hidden {...rootProps(rest, swatch)} style={{ backgroundColor: color }} />
);
