import { media } from '../theme/breakpoints.ts';
import { componentStyle, quiet } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const footer = componentStyle({
  padding: `${vars.space.xs} ${vars.space.xxl} ${vars.space.l}`,
  ...quiet,
  textAlign: 'center',
  // Hidden while the screen loads, or it would jump.
  selectors: { ':has(> main [data-loading]) > &': { visibility: 'hidden' } },
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});
