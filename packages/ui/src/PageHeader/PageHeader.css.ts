import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const words = componentStyle({
  // Takes the remaining width; below that, title and tools each get their own line.
  flex: '999 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The name arrives when the page is visible already: a second line would move it. */
export const oneLine = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// A skeleton's line is as high as a line of text.
globalStyle(`.${words} > p`, { '@layer': { [componentLayer]: { display: 'flow-root' } } });

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flexWrap: 'wrap' }, [media.print]: { display: 'none' } },
});

export const search = componentStyle({
  flex: '1 1 auto',
  inlineSize: '20rem',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const filters = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap', flexBasis: '100%' } },
});

export const actions = componentStyle({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.s,
  '@media': { [media.phone]: { flexWrap: 'wrap', flexBasis: '100%' } },
});

globalStyle(`.${filters} > *`, {
  '@layer': { [componentLayer]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});

// As high as the search above them, for fingers.
globalStyle(`.${tools} > .${actions} > *`, {
  '@layer': {
    [componentLayer]: { '@media': { [media.phone]: { flexGrow: 1, minBlockSize: vars.control.large } } },
  },
});
