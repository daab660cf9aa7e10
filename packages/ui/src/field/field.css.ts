import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { matchParent } from '../theme/matchParent.ts';
import { vars } from '../theme/vars.ts';
import { invalid } from './invalid.ts';

/** Label to control, and control to messages. */
const nearby = `calc(${vars.space.xxs} + ${vars.space.hair})`;

/** Label, control and messages below each other. They are the three rows that FormGrid aligns between neighbours. */
export const root = inLayer({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  // A long word or value must not widen the form.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const label = inLayer({
  marginBlockEnd: nearby,
  alignSelf: 'end',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** What a control looks like from outside: box, outline and states. */
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

/** On phones: they zoom into a field whose text is smaller than 1rem, and leave the page zoomed. */
const unzoomed = { '@media': { [media.phone]: { fontSize: '1rem' } } };

/** The box of a control made of several parts, such as a date. */
export const group = inLayer({
  ...box,
  ...unzoomed,
  selectors: { '&:hover': hovered, '&[data-invalid]': invalid, '&[data-disabled]': disabled },
});

/** The box of a control that is one element: `input`, `textarea` or `select`. */
export const control = inLayer({
  ...box,
  ...unzoomed,
  paddingInline: vars.space.s,
  // Cuts a long value with an ellipsis once it is no longer being edited.
  textOverflow: 'ellipsis',
  // Text of either direction begins where the page around it begins.
  textAlign: matchParent,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': hovered,
    '&:read-only:not(select, :disabled)': readOnly,
    '&[aria-invalid="true"]': invalid,
    '&:disabled': disabled,
    '&:focus-visible': focusRing,
  },
});

/** Holds a control and what lies on it: an icon at its start, a button at its end. */
export const overlaid = inLayer({ position: 'relative', display: 'grid' });

const adornment = {
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: vars.control.large,
  inlineSize: vars.control.large,
  display: 'grid',
  placeContent: 'center',
  color: vars.color.muted,
} as const;

/** An icon on the start of a control, out of the pointer's way. */
export const startIcon = inLayer({ ...adornment, insetInlineStart: 0, pointerEvents: 'none' });
export const endIcon = inLayer({ ...adornment, insetInlineEnd: 0, pointerEvents: 'none' });

/** Keeps the text of a control clear of the icon or button on it. */
export const afterStartIcon = inLayer({ paddingInlineStart: vars.control.large });
export const beforeEnd = inLayer({ paddingInlineEnd: vars.control.large });

/**
 * For the value of a control that itself keeps the page's direction, since a button lies on its end: too long for the control, it
 * loses its own end and not its beginning.
 */
export const ownDirectionValue = inLayer({ unicodeBidi: 'plaintext' });

/** A button inside a control, at its end. */
export const endButton = inLayer({
  ...adornment,
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
  blockSize: vars.control.small,
  inlineSize: vars.control.small,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-hovered]': { color: vars.color.text, background: vars.color.hover },
    '&[data-disabled]': { visibility: 'hidden' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
});

export const messages = inLayer({ fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const description = inLayer({ display: 'block', marginBlockStart: nearby, color: vars.color.muted });
export const error = inLayer({
  display: 'flex',
  gap: vars.space.xxs,
  marginBlockStart: nearby,
  color: vars.color.danger.text,
});
/** Keeps the icon of an error on the first line of its text. */
export const errorIcon = inLayer({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  blockSize: `calc(${vars.leading.body} * 1em)`,
});
