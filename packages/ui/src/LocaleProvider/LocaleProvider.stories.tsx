import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = preview.meta({
  title: 'Foundations/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'de-DE', children: <ProgressBar label="Upload" value={65} isLabelVisible /> },
});

/** German writes a space before the per cent sign (a no-break space, which the query takes for one). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('65 %')).toBeVisible();
  },
});

/** Parts of one page may speak different languages. */
export const SideBySide = meta.story({
  render: ({ children }) => (
    <Stack>
      <LocaleProvider locale="en-GB">{children}</LocaleProvider>
      <LocaleProvider locale="fr-FR">{children}</LocaleProvider>
    </Stack>
  ),
});
