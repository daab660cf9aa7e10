import { createContainer } from '@vanilla-extract/css';
import { componentStyle, oneLine, ownDirection, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Less with text at 200 % on a small phone. */
const gap = `min(${vars.space.s}, 4vw)`;

const topBar = createContainer();
/** The bar's own widths: a sidebar and large text leave a wide window little room. */
export const withoutWords = `${topBar} (width < 40rem)`;
export const withoutSearch = `${topBar} (width < 48rem)`;

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap,
  containerName: topBar,
  containerType: 'inline-size',
  // Five of them fit.
  vars: { [vars.control.medium]: `min(2.25rem, 14vw)`, [vars.icon.medium]: 'min(1.125rem, 7vw)' },
  blockSize: vars.layout.topBar,
  paddingInline: `clamp(${gap}, 4vw, ${vars.space.xxl})`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const place = componentStyle({
  flexGrow: 1,
  ...row(vars.space.xxs),
  minInlineSize: 0,
});

const wide = { '@container': { [withoutWords]: { display: 'none' } } };

export const group = componentStyle({
  ...wide,
  flexShrink: 0,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
});

export const separator = componentStyle({ ...wide, display: 'grid', color: vars.color.muted });

export const title = componentStyle({
  ...ownDirection,
  minInlineSize: 0,
  ...oneLine,
  // Quieter than the screen's heading, which may have the same words.
  fontWeight: vars.weight.medium,
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap,
});
