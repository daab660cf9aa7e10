import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { keyboard } from './IconLink.keyboard.ts';
import { IconLink } from './IconLink.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Actions/IconLink',
  component: IconLink,
  parameters: { keyboard },
  args: { icon: 'edit' as const, label: 'Edit Amelia Okafor', href: '/users/edit/1' },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Edit Amelia Okafor' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/users/edit/1');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      <IconLink {...args} />
      <IconLink {...args} size="small" label="Edit, small" />
      <IconLink {...args} variant="secondary" label="Edit, secondary" />
      <IconLink {...args} variant="secondary" size="small" icon="mail" label="Write to Amelia Okafor" />
    </Inline>
  ),
});

export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(link).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/users/edit/1');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { icon: 'externalLink', label: 'Open the page' },
});
