import { media } from '../theme/breakpoints.ts';
import { componentStyle, textAlignMatchParent } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const invalid = {
  borderColor: vars.color.danger.text,
  '@media': { [media.forcedColors]: { borderWidth: '2px' } },
} as const;

const rowGap = `calc(${vars.space.xxs} + ${vars.space.hair})`;

/** Label, control and messages as three rows, which FormGrid aligns between neighbors. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  // Long content must not widen the form.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A higher neighbor in a FormGrid must not stretch the control.
  alignItems: 'start',
  // Nor, in another grid, set label and control apart.
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = componentStyle({
  marginBlockEnd: rowGap,
  alignSelf: 'end',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

const box = {
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
} as const;

const hovered = { borderColor: vars.color.muted };
const readOnly = {
  background: vars.color.sunken,
  '@media': { [media.forcedColors]: { borderStyle: 'dashed' } },
};
const disabled = {
  background: vars.color.sunken,
  borderColor: vars.color.line,
  color: vars.color.muted,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
};

/** Phones zoom into fields with text smaller than 1rem, and don't zoom back out. */
const noZoomOnPhone = { '@media': { [media.phone]: { fontSize: '1rem' } } };

export const group = componentStyle({
  ...box,
  ...noZoomOnPhone,
  selectors: { '&:hover': hovered, '&[data-invalid]': invalid, '&[data-disabled]': disabled },
});

export const control = componentStyle({
  ...box,
  ...noZoomOnPhone,
  paddingInline: vars.space.s,
  textOverflow: 'ellipsis',
  textAlign: textAlignMatchParent,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': hovered,
    '&:read-only:not(select, :disabled)': readOnly,
    '&[aria-invalid="true"]': invalid,
    '&:disabled': disabled,
  },
});

/** In a bar a control is as high and quiet as the buttons beside it: icon and words identify it. On a phone it has its own line. */
export const inBar = componentStyle({
  borderColor: vars.color.line,
  boxShadow: vars.shadow.card,
  selectors: { '&:hover': { borderColor: vars.color.controlLine } },
  '@media': { [media.abovePhone]: { minBlockSize: vars.control.medium } },
});

/** The kit has its own button that clears. */
export const withoutClear = componentStyle({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const overlaid = componentStyle({ position: 'relative', display: 'grid' });

const adornment = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.control.large,
  display: 'grid',
  placeContent: 'center',
  color: vars.color.muted,
} as const;

export const startIcon = componentStyle({ ...adornment, insetInlineStart: 0, pointerEvents: 'none' });
export const endIcon = componentStyle({ ...adornment, insetInlineEnd: 0, pointerEvents: 'none' });

export const paddedForIcon = componentStyle({ paddingInlineStart: vars.control.large });
export const paddedForButton = componentStyle({ paddingInlineEnd: vars.control.large });

/** For values in controls with the page's direction: a long value is truncated at its own end. */
export const ownDirectionValue = componentStyle({ unicodeBidi: 'plaintext' });

export const endButton = componentStyle({
  ...adornment,
  insetInlineEnd: vars.space.xxs,
  marginBlock: 'auto',
  blockSize: vars.control.small,
  inlineSize: vars.control.small,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '&:disabled': { visibility: 'hidden' },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const messages = componentStyle({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const description = componentStyle({
  display: 'block',
  marginBlockStart: rowGap,
  color: vars.color.muted,
});
export const hint = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  marginBlockStart: rowGap,
  color: vars.color.warning.text,
});
export const error = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  marginBlockStart: rowGap,
  color: vars.color.danger.text,
});
export const errorIcon = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  blockSize: `calc(${vars.leading.body} * 1em)`,
});

/** Help and errors at the start, the count at the end. */
export const row = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.size.small,
});

const base = {
  flex: 'none',
  marginBlockStart: rowGap,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const count = componentStyle({ ...base, color: vars.color.muted });
export const over = componentStyle({
  ...base,
  color: vars.color.danger.text,
  fontWeight: vars.weight.semibold,
});
