import { swatch } from './ColorField.css.ts';

export interface ColorSwatchProps {
  /** Any CSS color. */
  color: string;
}

/** A color dot for lists. Hidden from assistive technology: show the color's text or name beside it. */
export const ColorSwatch = ({ color }: ColorSwatchProps) => (
  <span aria-hidden className={swatch} style={{ backgroundColor: color }} />
);
