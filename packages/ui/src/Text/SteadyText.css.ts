import { componentRule, componentStyle } from '../theme/componentStyle.ts';

/** Both in one place. */
export const steady = componentStyle({
  display: 'inline-grid',
  overflowWrap: 'anywhere',
  '::before': { content: 'attr(data-other) / ""', gridArea: '1 / 1', visibility: 'hidden' },
});

componentRule(`.${steady} > *`, { gridArea: '1 / 1' });
