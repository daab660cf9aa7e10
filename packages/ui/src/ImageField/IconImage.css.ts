import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** A fixed box: nothing moves when the image comes, or does not. */
const box = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
  verticalAlign: 'middle',
  // The surface is what is shown here.
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
} as const;

const square = (outer: string, radius: string) =>
  inLayer({ ...box, inlineSize: outer, blockSize: outer, padding: vars.space.xxs, borderRadius: radius });

export const size = {
  medium: square(vars.control.large, vars.radius.control),
  large: square(`calc(2 * ${vars.control.large})`, vars.radius.card),
};

export const image = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
