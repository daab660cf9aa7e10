import { componentStyle, ownDirection, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { withoutWords } from '../TopBar/TopBar.css.ts';

export const button = componentStyle({
  ...row(`calc(${vars.space.xs} + ${vars.space.hair})`),
  minBlockSize: vars.control.large,
  maxInlineSize: '16rem',
  paddingInlineEnd: vars.space.xxs,
  borderStartStartRadius: vars.radius.full,
  borderEndStartRadius: vars.radius.full,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  lineHeight: vars.leading.tight,
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '@container': { [withoutWords]: { paddingInlineEnd: 0, borderRadius: vars.radius.full } },
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  '@container': {
    [withoutWords]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' },
  },
});

const line = { ...ownDirection, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const name = componentStyle({ ...line, fontWeight: vars.weight.semibold });
export const label = componentStyle({ ...line, color: vars.color.muted, fontSize: vars.size.small });

export const person = componentStyle({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' });
export const personName = componentStyle({ fontWeight: vars.weight.semibold });
export const fact = componentStyle({ color: vars.color.muted, fontSize: vars.size.small });
