import { createContainer, createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** The card around a table: its width decides, because a sidebar and large text leave a wide window little room. */
export const tableCard = createContainer();
/** At each side of a cell. */
export const cellPadding = createVar();

export const edges = {
  paddingInline: cellPadding,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.l },
    '&:last-child': { paddingInlineEnd: vars.space.l },
  },
} as const;

export const screenOnly = componentStyle({ '@media': { print: { visibility: 'hidden' } } });

export const fit = componentStyle({ inlineSize: '1%', whiteSpace: 'nowrap' });
export const atEnd = componentStyle({ textAlign: 'end' });

/** On the card of a table whose columns fold when it is narrow. */
export const folding = componentStyle({});

/** Width of the column of checkboxes. */
export const checkboxSize = `calc(${vars.space.l} + ${vars.space.xl})`;

const column = (text: string) => `calc(${text} + 2 * ${cellPadding})`;
export const sizes = { small: column('5.75rem'), medium: column('7.5rem'), large: column('12rem') } as const;
