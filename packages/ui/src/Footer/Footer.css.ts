import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const footer = componentStyle({
  padding: `${vars.space.xs} ${vars.space.xxl} ${vars.space.l}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
  // Hidden while the screen loads, or it would jump.
  selectors: { ':has(> main [data-loading]) > &': { visibility: 'hidden' } },
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});
