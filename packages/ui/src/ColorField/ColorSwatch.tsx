import { swatch } from './ColorField.css.ts';

export interface ColorSwatchProps {
  /** As CSS has it. */
  color: string;
}

/** A dot of a colour, for lists. It says nothing to assistive technology: put the colour's text or name beside it. */
export const ColorSwatch = ({ color }: ColorSwatchProps) => (
  <span aria-hidden className={swatch} style={{ backgroundColor: color }} />
);
