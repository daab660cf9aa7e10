import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, dimmedRoot, square, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const speed = (duration: string) => `${duration} ${vars.motion.easing}`;

export const floating = componentStyle({
  maxInlineSize: `calc(100vw - 2 * ${vars.space.m})`,
  overflow: 'auto',
  ...surface(vars.radius.control),
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

/** Covers the page behind a modal; scrolls if the modal is taller than the window. */
export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
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

componentRule(`html:has(.${backdrop})`, dimmedRoot);

const modal = componentStyle({
  ...surface(vars.radius.card),
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      transition: `transform ${speed(vars.motion.slow)}`,
      selectors: { '&[data-entering]': { transform: `translateY(${vars.space.xs}) scale(0.98)` } },
    },
  },
});

const modalOf = (width: string) => `${modal} ${componentStyle({ inlineSize: `min(100%, ${width})` })}`;

export const modals = {
  small: modalOf('27rem'),
  medium: modalOf('37rem'),
  large: modalOf('54rem'),
  wide: modalOf('73.75rem'),
  /** At the end of the window. On a phone it leaves a strip of the page. */
  drawer: componentStyle({
    ...surface('0'),
    borderBlock: 'none',
    borderInlineEnd: 'none',
    overflow: 'auto',
    inlineSize: 'min(90vw, 28rem)',
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [media.motion]: {
        transition: `transform ${speed(vars.motion.slow)}`,
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' },
          '&:is([data-entering], [data-exiting]):dir(rtl)': { transform: 'translateX(-100%)' },
        },
      },
    },
  }),
};

/** Of a drawer. */
export const besidePage = componentStyle({
  placeItems: 'stretch end',
  padding: 0,
  overflow: 'hidden',
});

export const dialog = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.xl,
  borderRadius: 'inherit',
  overflowWrap: 'anywhere',
  // Focused on open for the announcement; not a control.
  selectors: { '&:focus': { outline: 'none' } },
});

/** Its buttons stand at the end of the window. */
export const highDialog = componentStyle({ minBlockSize: '100%', gridTemplateRows: 'auto 1fr auto' });

/** As high as the window, so that nothing moves while its parts load. */
export const wideDialog = componentStyle({
  blockSize: `clamp(28rem, 100dvh - 2 * ${vars.space.m} - 2px, 50.75rem)`,
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  '@media': { [media.narrow]: { blockSize: 'auto' } },
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '20.5rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});

const pane = {
  minInlineSize: 0,
  overflow: 'auto',
  // Room for the focus ring of fields.
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
} as const;

export const questions = componentStyle({
  ...pane,
  '@media': { [media.narrow]: { overflow: 'visible' } },
});

export const beside = componentStyle({
  ...pane,
  '@media': { [media.narrow]: { blockSize: '34rem' } },
});

export const title = componentStyle({
  fontSize: vars.size.screen,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.card,
  // Where letters are large, the buttons stand below it instead of leaving it a column of letters.
  flex: '1 1 8rem',
  minInlineSize: 0,
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const controls = componentStyle({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const steps = componentStyle({
  display: 'flex',
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
});

export const start = componentStyle({
  // Aligns the words of a quiet button, not its edge, with the text above.
  marginInline: `calc(-1 * ${vars.space.s}) auto`,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  ...square(vars.control.small),
  // Aligns the icon, not the button's edge, with the text below and the title.
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
  },
});

/** Of an `AlertDialog`. */
export const answer = componentStyle({
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flex: '1 1 8rem' } },
});
