import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

export const header = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const words = inLayer({
  // All that the tools leave; where that is less than a few words, both have a line of their own, and the tools all of theirs.
  flex: '999 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// The line of a skeleton is as high as the one of words.
globalStyle(`.${words} > p`, { '@layer': { [componentLayer]: { display: 'flow-root' } } });

export const tools = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flexWrap: 'wrap' }, [media.print]: { display: 'none' } },
});

export const search = inLayer({
  flex: '1 1 auto',
  inlineSize: '20rem',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const filters = inLayer({
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap', flexBasis: '100%' } },
});

export const actions = inLayer({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.s,
  '@media': { [media.phone]: { flexWrap: 'wrap', flexBasis: '100%' } },
});

globalStyle(`.${filters} > *`, {
  '@layer': { [componentLayer]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});

// On a phone the buttons share the line, and have one each where they do not fit.
globalStyle(`.${actions} > *`, {
  '@layer': { [componentLayer]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});
