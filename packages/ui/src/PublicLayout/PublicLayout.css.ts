import { media } from '../theme/breakpoints.ts';
import { componentStyle, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const page = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const header = componentStyle({
  ...row(vars.space.m),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.topBar,
  padding: `${vars.space.xs} ${vars.space.xxl}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});

const main = (maxInlineSize: string) =>
  componentStyle({
    flexGrow: 1,
    boxSizing: 'content-box',
    inlineSize: `min(${maxInlineSize}, 100% - 2 * ${vars.space.xxl})`,
    marginInline: 'auto',
    paddingBlock: vars.space.xxxl,
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: { inlineSize: `calc(100% - 2 * ${vars.space.m})`, paddingBlock: vars.space.xl },
      [media.print]: { inlineSize: 'auto', padding: 0 },
    },
  });

export const width = {
  form: main(vars.layout.form),
  /** About 70 letters of `Prose`. */
  text: main('34rem'),
  full: main(vars.layout.content),
};
