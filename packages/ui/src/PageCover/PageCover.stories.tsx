import { expect, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PageCover } from './PageCover.tsx';

const meta = preview.meta({
  title: 'Overlays/PageCover',
  component: PageCover,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Logged out',
    children: (
      <Dialog isOpen title="Log in again" size="small" isDismissable={false} onOpenChange={() => {}}>
        <Button variant="primary">Login</Button>
      </Dialog>
    ),
  },
  decorators: (Story) => (
    <>
      <Text as="p">Date of birth: 18 March 1994</Text>
      <TextField label="Height" value="162" onChange={() => {}} />
      <Dialog isOpen title="A message" onOpenChange={() => {}}>
        <Text as="p">What a visitor wrote</Text>
      </Dialog>
      <Story />
    </>
  ),
});

const shown = async () => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in again' })).toBeVisible());
  for (const text of [/Date of birth/, 'What a visitor wrote']) {
    const [found] = await screen.findAllByText(text);
    await expect(found).not.toBeVisible();
  }
  await expect(screen.getByDisplayValue('162')).not.toBeVisible();
  // What find in page and copying see.
  await expect(document.body.innerText).not.toMatch(/Date of birth|visitor/);
  await expect(document.title).toBe('Logged out');
};

export const Default = meta.story({ play: shown });

export const Loading = meta.story({
  args: { children: <Text as="p">Loading</Text> },
  play: async () => {
    // `toBeVisible` also asks its hidden parents.
    await expect(document.body.innerText).toContain('Loading');
    await expect(screen.getByText(/Date of birth/)).not.toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: shown });
