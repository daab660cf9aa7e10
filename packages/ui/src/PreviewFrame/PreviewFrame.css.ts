import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = componentStyle({
  padding: vars.space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.page,
  color: vars.color.text,
  overflow: 'auto',
  maxBlockSize: '40rem',
  // It scrolls with the `Workspace`.
  selectors: { '[data-filled] &': { maxBlockSize: 'none' } },
});

export const width = {
  /** 544 px of text, as on the public page. */
  page: componentStyle({ maxInlineSize: '37rem' }),
  phone: componentStyle({ maxInlineSize: '24.375rem', paddingInline: vars.space.m }),
};
