import type { StyleRule } from '@vanilla-extract/css';
import { root as overflow } from '../Overflow/Overflow.css.ts';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const hiddenInPrint = { [media.print]: { display: 'none' } } as const;

/** Widths of the header itself: a sidebar and large text leave a wide window little room. */
const narrow = '(width < 34rem)';
const medium = '(width < 46rem)';
/** Text at 200% on a phone. */
const tight = '(width < 17rem)';

export const header = componentStyle({ containerType: 'inline-size' });

// The same lines whatever the chosen filters are called: nothing moves when they change.
const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  // Tab follows the lines.
  readingFlow: 'grid-rows',
} as const;
const oneColumn = { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s } as const;

export const plain = componentStyle(line);
export const searched = componentStyle({
  ...line,
  flexWrap: 'nowrap',
  '@container': { [medium]: rows, ...oneColumn },
});
export const filtered = componentStyle(line);

export const words = componentStyle({
  flex: '999 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`.${searched} > &`]: { flexBasis: 0 }, [`.${filtered} > &`]: { flexBasis: '8rem' } },
  '@container': { [tight]: { selectors: { [`.${filtered} > &`]: { flexBasis: '100%' } } } },
});

// An avatar: facts that take another line must not move it.
componentRule(`.${plain} > :first-child:not(.${words})`, { alignSelf: 'start' });

/** As high as a line with a button, before it arrives too. */
export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.control.small,
});

// A skeleton's line is as high as a line of text.
componentRule(`.${words} > p`, { display: 'flow-root' });

const wholeLine = { gridColumn: '1 / -1' } as const;

/** A search with its filters. */
export const find = componentStyle({ ...line, flexBasis: '100%' });

export const search = componentStyle({
  inlineSize: '20rem',
  minInlineSize: 0,
  selectors: { [`.${find} > &`]: { flex: '1 1 10rem' } },
  '@container': { [medium]: { inlineSize: 'auto', selectors: { [`.${searched} > &`]: wholeLine } } },
  '@media': hiddenInPrint,
});

export const filters = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': hiddenInPrint,
});

componentRule(`.${filters} > *, .${filters} [popover] > *`, { flexGrow: 1 });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s,
  minInlineSize: 0,
  '@container': { [medium]: { selectors: { [`.${searched} > &`]: { gridColumn: '1 / -1' } } } },
  '@media': hiddenInPrint,
});

// A single one beside the title: below the search it would cost the list a row.
const single = `.${searched} > .${actions}:is(:has(> .${overflow}), :not(:has(> :nth-child(2))))`;
componentRule(single, {
  '@container': {
    [medium]: { gridArea: '1 / 2', alignSelf: 'start' },
    [tight]: { gridArea: 'auto' },
  },
});

// Several that take more than a line fill their lines.
const ofThree = `.${plain} > .${actions} > :first-child:nth-last-child(n + 3)`;
componentRule(`${ofThree}, ${ofThree} ~ *`, {
  '@container': { [narrow]: { flexGrow: 1 } },
});

const narrowly = (selector: string, rule: StyleRule) =>
  componentRule(`.${filtered} > ${selector}`, { '@container': { [narrow]: rule } });
narrowly(`.${actions}`, { alignSelf: 'start' });
// The line below the title may pass under the actions: a longer one, such as “page 10 of 25”, adds no line.
narrowly(`.${words} > h1`, { minBlockSize: vars.control.medium, alignContent: 'center' });
narrowly(`.${words} > p`, { inlineSize: 'max-content', maxInlineSize: '100cqi' });
