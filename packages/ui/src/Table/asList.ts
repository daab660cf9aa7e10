import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { folding, tableCard } from './cells.css.ts';

type Rule = NonNullable<StyleRule['@container']>[string];

/** A narrower card shows a list. A table with fixed columns needs as much. */
export const LIST_BELOW = '40rem';

/** Room for few words, as with text at 200 % on a small phone: each cell gets a line of its own. */
const TIGHT_BELOW = '15rem';

type OnScreen = NonNullable<StyleRule['@media']>;

/** On paper a table stays one. `whenFolded`: in a card that has room for some of the columns. */
export const asList = (rule: Rule, whenTight: Rule = {}, whenFolded: Rule = {}): OnScreen => ({
  screen: {
    '@container': {
      [`${tableCard} (width < ${LIST_BELOW})`]: rule,
      [`${tableCard} (width < ${TIGHT_BELOW})`]: whenTight,
      [`${tableCard} (${LIST_BELOW} <= width < 60rem)`]: whenFolded,
    },
  },
});
/** A list with room for an avatar beside its words. */
export const asRoomyList = (rule: Rule): OnScreen => ({
  screen: { '@container': { [`${tableCard} (${TIGHT_BELOW} <= width < ${LIST_BELOW})`]: rule } },
});
/** A style for a table whose columns fold. */
export const folded = (rule: NonNullable<Rule['selectors']>[string]): Rule => ({
  selectors: { [`.${folding} &`]: rule },
});
/** A style for the list only. */
export const inList = (...rules: Parameters<typeof asList>): string =>
  componentStyle({ '@media': asList(...rules) });
