import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { ComponentStatus } from './ComponentStatus.tsx';
import { fetchLastRun, type StoryOutcome } from './LastRun.ts';

const fromRoot = (file: string) => file.replace(/^(\.\.\/)+/, '');

const files = Object.keys(import.meta.glob('../../packages/ui/src/*/*.stories.tsx')).map(fromRoot);
const interactiveFiles = Object.keys(import.meta.glob('../../packages/ui/src/*/*.keyboard.ts')).map((file) =>
  fromRoot(file).replace(/\.keyboard\.ts$/, '.stories.tsx'),
);

const meta = preview.meta({
  title: 'Foundations/Component status',
  component: ComponentStatus,
  args: { lastRun: null, files, interactiveFiles },
});

export const LastRun = meta.story({
  loaders: async () => ({ lastRun: await fetchLastRun() }),
  render: (args, { loaded }) => <ComponentStatus {...args} lastRun={loaded['lastRun']} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(files.length + 1);
    await expect(canvas.getByRole('rowheader', { name: 'Button' })).toBeVisible();
  },
});

const outcome = (file: string, variant: string, rest: Partial<StoryOutcome> = {}): StoryOutcome => ({
  file,
  variant,
  story: 'Default',
  isPassed: true,
  isAccessible: true,
  isPictured: true,
  provesKeyboard: false,
  ...rest,
});

/** What did not run, or is missing, shows as a gap; failures show with their count. */
export const Gaps = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    files: ['a/Whole.stories.tsx', 'a/Broken.stories.tsx', 'a/Empty.stories.tsx', 'a/Still.stories.tsx'],
    interactiveFiles: ['a/Whole.stories.tsx', 'a/Broken.stories.tsx'],
    lastRun: {
      endedAt: '2026-11-21T09:00:00.000Z',
      stories: [
        ...['light', 'dark', 'forced-colors', 'rtl'].map((variant) =>
          outcome('a/Whole.stories.tsx', variant, { provesKeyboard: true }),
        ),
        outcome('a/Broken.stories.tsx', 'light', { isPassed: false, isAccessible: false, isPictured: false }),
        outcome('a/Still.stories.tsx', 'light'),
      ],
    },
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) =>
      [...canvas.getByRole('row', { name }).querySelectorAll('td')].map(({ textContent }) =>
        textContent?.trim(),
      );
    await expect(row(/^Whole/)).toEqual(['1', '1', '1', '1', '1', '1', '4']);
    await expect(row(/^Broken/)).toEqual([
      '0 of 1',
      '0 of 1',
      'not run',
      'missing',
      'not run',
      'not run',
      'none',
    ]);
    await expect(row(/^Empty/)[3]).toBe('not interactive');
    await expect(row(/^Empty/)[0]).toBe('not run');
  },
});

export const NoRun = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pnpm test stories')).toBeVisible();
    await expect(canvas.getAllByText('not run').length).toBeGreaterThan(100);
  },
});
