import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Shell/Footer',
  component: Footer,
  args: { children: 'Planner Admin. All rights reserved 2026' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      'Planner Admin. All rights reserved 2026',
    );
  },
});

export const LongWords = meta.story({
  args: { children: 'Planungsverwaltungsgesellschaft mit beschränkter Haftung. '.repeat(6) },
  globals: { viewport: { value: 'small' } },
});
