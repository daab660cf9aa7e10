import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const group = componentStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxInlineSize: '100%',
  containerType: 'inline-size',
  gap: 0,
  paddingInline: 0,
  overflow: 'clip',
});

/** Above the input, whose background is the browser's once it is filled in. */
export const cell = componentStyle({
  zIndex: 1,
  pointerEvents: 'none',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});

export const input = componentStyle({
  position: 'absolute',
  blockSize: '100%',
  fontFamily: vars.font.mono,
  fontSize: vars.size.screen,
});
