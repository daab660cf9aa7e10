import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = preview.meta({
  title: 'Foundations/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'de-DE', children: <ProgressBar label="Upload" value={65} isLabelVisible /> },
});

/** German puts a no-break space before the percent sign. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('65 %')).toBeVisible();
  },
});

export const SideBySide = meta.story({
  render: (args) => (
    <Stack>
      <LocaleProvider locale="en-GB">{args.children}</LocaleProvider>
      <LocaleProvider locale="fr-FR">{args.children}</LocaleProvider>
    </Stack>
  ),
});
