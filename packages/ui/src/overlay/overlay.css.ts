import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

const speed = (duration: string) => `${duration} ${vars.motion.easing}`;

/** A floating box next to what opened it: menus, popovers, calendars. */
export const floating = inLayer({
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.m})`,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      transition: `opacity ${speed(vars.motion.fast)}, transform ${speed(vars.motion.fast)}`,
      selectors: {
        '&[data-entering], &[data-exiting]': { opacity: 0 },
        '&[data-entering][data-placement="bottom"]': {
          transform: `translateY(calc(-1 * ${vars.space.xxs}))`,
        },
        '&[data-entering][data-placement="top"]': { transform: `translateY(${vars.space.xxs})` },
      },
    },
  },
});

/** Covers the page behind a modal and scrolls where the modal is taller than the window. */
export const backdrop = inLayer({
  position: 'fixed',
  inset: 0,
  // Above everything a page makes stick.
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  overflow: 'auto',
  background: vars.color.backdrop,
  '@media': {
    [media.motion]: {
      transition: `opacity ${speed(vars.motion.slow)}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    },
  },
});

// The page keeps the place of its scrollbar, where nothing but the root can paint.
globalStyle(`html:has(${backdrop})`, {
  '@layer': {
    [componentLayer]: {
      background: `linear-gradient(${vars.color.backdrop}, ${vars.color.backdrop}), ${vars.color.page}`,
    },
  },
});

const modal = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      transition: `transform ${speed(vars.motion.slow)}`,
      selectors: { '&[data-entering]': { transform: `translateY(${vars.space.xs}) scale(0.98)` } },
    },
  },
} as const;

/** A modal box by its greatest width. */
export const modals = {
  small: inLayer({ ...modal, inlineSize: 'min(100%, 27rem)' }),
  medium: inLayer({ ...modal, inlineSize: 'min(100%, 37rem)' }),
  large: inLayer({ ...modal, inlineSize: 'min(100%, 54rem)' }),
};

export const dialog = inLayer({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.xl,
  borderRadius: 'inherit',
  overflowWrap: 'anywhere',
  // It takes the focus when it opens, to be read out; there is nothing to operate on it.
  selectors: { '&:focus': { outline: 'none' } },
});

export const title = inLayer({
  fontSize: vars.size.screen,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.card,
});

/** The buttons of a dialog: at its end, and sharing the width of a phone. */
export const footer = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
