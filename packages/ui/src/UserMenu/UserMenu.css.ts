import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const button = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
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
  '@media': {
    [media.phone]: { paddingInlineEnd: 0, borderRadius: vars.radius.full },
  },
});

export const words = inLayer({
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  // On a phone the picture stands for the name, which is still the button's.
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' },
  },
});

const line = { ...ownDirection, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const name = inLayer({ ...line, fontWeight: vars.weight.semibold });
export const label = inLayer({ ...line, color: vars.color.muted, fontSize: vars.size.small });

export const person = inLayer({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' });
export const personName = inLayer({ fontWeight: vars.weight.semibold });
export const fact = inLayer({ color: vars.color.muted, fontSize: vars.size.small });
