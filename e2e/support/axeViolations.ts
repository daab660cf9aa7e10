import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, or in `part` of it, a line per rule. Pages have no frames of other origins. */
export const axeViolations = async (page: Page, part?: string, rules?: string[]): Promise<string[]> => {
  // The legacy mode opens no second page. Without its result type, what passes is not described element by element.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) builder.withRules(rules);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
};
