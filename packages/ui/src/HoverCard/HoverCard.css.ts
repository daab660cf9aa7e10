import { floating } from '../overlay/overlay.css.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const card = `${floating} ${componentStyle({
  inlineSize: 'max-content',
  maxInlineSize: '20rem',
  padding: vars.space.m,
  overflowWrap: 'anywhere',
})}`;
