import { zone } from '../ImageField/ImageField.css.ts';
import { componentStyle, quiet, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const target = `${zone} ${componentStyle({ justifyContent: 'center', textAlign: 'center' })}`;

export const hint = componentStyle(quiet);

export const files = componentStyle({ display: 'grid', gap: vars.space.xs });

export const file = componentStyle({ ...row(vars.space.s), minInlineSize: 0 });

export const facts = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const problem = componentStyle({ color: vars.color.danger.text, fontSize: vars.size.small });
