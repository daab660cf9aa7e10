import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Data/QrCode',
  component: QrCode,
  args: { text: 'https://planner.example.org', label: 'QR code of the website' },
});

/** The path of a code: a square per dark module. */
const modulesIn = (svg: Element) => (svg.querySelector('path')?.getAttribute('d') ?? '').match(/M/g) ?? [];

export const Default = meta.story({
  play: async ({ canvas }) => {
    const svg = canvas.getByRole('img', { name: 'QR code of the website' });
    // Version 2 has 25 modules, and 4 of margin on each side.
    await expect(svg).toHaveAttribute('viewBox', '0 0 33 33');
    await expect(modulesIn(svg).length).toBeGreaterThan(250);
    await expect(getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)');
  },
});

export const EdgeCases = meta.story({
  args: {
    text: `otpauth://totp/Planner%20Admin:${'x'.repeat(254)}?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Planner%20Admin`,
    label: 'QR code of a long address',
  },
});
