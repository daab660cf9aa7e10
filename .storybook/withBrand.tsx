import type { Decorator } from '@storybook/react-vite';
import { BrandProvider } from '@planner/ui';
import { brands, isBrandName } from './brands.ts';

const sheet = document.createElement('style');

/** Shows a story in the brand of the toolbar, on its page as well. */
export const withBrand: Decorator = (Story, { globals }) => {
  const name: unknown = globals['brand'];
  const { css, ...brand } = brands[isBrandName(name) ? name : 'own'];
  if (sheet.textContent !== css) sheet.textContent = css;
  if (!sheet.isConnected) document.head.append(sheet);
  return (
    <BrandProvider brand={brand}>
      <Story />
    </BrandProvider>
  );
};
