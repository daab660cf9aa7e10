import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const page = inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const header = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.layout.topBar,
  paddingInline: vars.space.xxl,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: vars.space.m }, [media.print]: { display: 'none' } },
});

const main = (maxInlineSize: string) =>
  inLayer({
    flexGrow: 1,
    boxSizing: 'content-box',
    // What the padding on both sides leaves of the window, and no more than lines that read well.
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
  /** 800 px, as content of the legal editor (SPECIFICATION §9). */
  text: main('50rem'),
  full: main(vars.layout.content),
};
