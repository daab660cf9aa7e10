import { backdrop as modalBackdrop, dialog as modalDialog, modals } from '../overlay/overlay.css.ts';
import { media } from '../theme/breakpoints.ts';
import {
  componentStyle,
  highlighted,
  oneLine,
  quiet,
  row,
  textAlignMatchParent,
} from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const place = componentStyle({
  // At the top: the field must not move when the list resizes.
  placeItems: 'start center',
  paddingBlockStart: '12dvh',
  '@media': { [media.phone]: { padding: 0, placeItems: 'stretch' } },
});
export const backdrop = `${modalBackdrop} ${place}`;

const box = componentStyle({
  overflow: 'hidden',
  '@media': { [media.phone]: { inlineSize: '100%', border: 'none', borderRadius: 0 } },
});
export const modal = `${modals.medium} ${box}`;

const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  padding: 0,
  maxBlockSize: 'min(34rem, 76dvh)',
  '@media': { [media.phone]: { blockSize: '100dvh', maxBlockSize: 'none' } },
});
export const dialog = `${modalDialog} ${column}`;

export const head = componentStyle({
  flexShrink: 0,
  ...row(vars.space.s),
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});

export const input = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: vars.layout.topBar,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  fontSize: '1rem',
  textAlign: textAlignMatchParent,
  // The field is the only focusable element.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
});

export const close = componentStyle({
  flexShrink: 0,
  minBlockSize: vars.control.medium,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [media.abovePhone]: { display: 'none' } },
});

export const list = componentStyle({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  selectors: { '&:empty': { flexGrow: 0, padding: 0 } },
});

export const groupTitle = componentStyle({
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs}`,
  ...quiet,
  fontWeight: vars.weight.medium,
});

export const option = componentStyle({
  ...row(vars.space.s),
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  cursor: 'default',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': highlighted,
      },
    },
  },
});

export const optionLabel = componentStyle({
  ...oneLine,
  minInlineSize: 0,
  flexGrow: 1,
  textAlign: textAlignMatchParent,
});

export const optionDescription = componentStyle({
  ...oneLine,
  minInlineSize: 0,
  flexShrink: 2,
  ...quiet,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

export const message = componentStyle({
  flexShrink: 0,
  padding: `0 ${vars.space.m} ${vars.space.m}`,
  color: vars.color.muted,
  selectors: { '[role="listbox"]:empty ~ &': { paddingBlockStart: vars.space.m } },
});

export const hint = componentStyle({
  flexShrink: 0,
  display: 'flex',
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  ...quiet,
  '@media': { [media.phone]: { display: 'none' }, '(hover: none)': { display: 'none' } },
});
