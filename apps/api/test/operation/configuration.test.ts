import { expect, test } from 'vitest';
import { configurationPage } from '../support/configurationPage.ts';

// `pnpm generate` writes the page.
test('docs/configuration.md describes all variables', async () => {
  await expect(configurationPage()).toMatchFileSnapshot('../../../../docs/configuration.md');
});
