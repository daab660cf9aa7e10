import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** The editor's area of 300 px, its toolbar of one row, which has larger targets on a phone, and the lines around. */
const height = (toolbarPx: number) => `${(300 + toolbarPx + 2) / 16}rem`;

export const place = inLayer({
  display: 'grid',
  alignContent: 'center',
  blockSize: height(53),
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.phone]: { blockSize: height(57) } },
});
