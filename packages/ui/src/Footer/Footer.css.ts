import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const footer = inLayer({
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingInline: vars.space.xxl,
  color: vars.color.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
  // While a screen loads it is shorter than it will be: the last line waits, so that nobody sees it move.
  selectors: { ':has(> main [data-loading]) > &': { visibility: 'hidden' } },
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});
