import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
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
  render: (args) => (
    <>
      <Text as="p">Date of birth: 18 March 1994</Text>
      <TextField label="Height" value="162" onChange={() => {}} />
      <Dialog isOpen title="A message" onOpenChange={() => {}}>
        <Text as="p">What a visitor wrote</Text>
      </Dialog>
      <PageCover {...args} />
    </>
  ),
});

const shown = async () => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in again' })).toBeVisible());
  await expect(document.body.outerHTML).not.toMatch(/Date of birth|visitor|162/);
  await expect(document.title).toBe('Logged out');
};

export const Default = meta.story({ play: shown });

export const Loading = meta.story({
  args: { children: <Text as="p">Loading</Text> },
  play: async () => {
    await expect(screen.getByText('Loading')).toBeVisible();
    await expect(screen.queryByText(/Date of birth/)).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: shown });

/** A page that stays mounted, and what its user has typed. */
const Page = () => {
  const [isCovered, setCovered] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <TextArea label="Note" value={'Line\n'.repeat(50)} onChange={() => {}} />
      <Button onPress={() => setCovered(true)}>Lock</Button>
      {isCovered && (
        <PageCover title="Logged out">
          <Button onPress={() => setCovered(false)}>Login</Button>
        </PageCover>
      )}
    </>
  );
};

export const ComesBack = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Ada');
    note.scrollTop = 40;
    const lock = canvas.getByRole('button', { name: 'Lock' });
    await userEvent.click(lock);
    const login = await screen.findByRole('button', { name: 'Login' });
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(login);
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Ada');
    await expect(note.scrollTop).toBe(40);
    await expect(lock).toHaveFocus();
    await userEvent.type(field, ' Lovelace');
    await expect(field).toHaveValue('Ada Lovelace');
  },
});
