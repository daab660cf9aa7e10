import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const footer = componentStyle({
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingInline: vars.space.xxl,
  color: vars.color.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
  // Hidden while the screen loads, or it would jump.
  selectors: { ':has(> main [data-loading]) > &': { visibility: 'hidden' } },
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});
