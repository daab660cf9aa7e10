import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

/** Height of the editor: 300 px area, one toolbar row (larger on a phone) and borders. */
const height = (toolbarPx: number) => `${(300 + toolbarPx + 2) / 16}rem`;

export const place = componentStyle({
  display: 'grid',
  alignContent: 'center',
  blockSize: height(53),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.phone]: { blockSize: height(57) } },
});
