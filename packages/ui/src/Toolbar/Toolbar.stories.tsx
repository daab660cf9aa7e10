import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { backward, forward } from '../keyboard/arrows.ts';
import { keyboard } from './Toolbar.keyboard.ts';
import { Toolbar } from './Toolbar.tsx';
import { ToolbarGroup } from './ToolbarGroup.tsx';

const onCopy = fn();

const meta = preview.meta({
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: { keyboard },
  args: {
    label: 'Document',
    children: (
      <>
        <ToolbarGroup label="Content">
          <IconButton icon="edit" label="Edit" size="small" />
          <IconButton icon="copy" label="Copy" size="small" onPress={onCopy} />
        </ToolbarGroup>
        <ToolbarGroup label="View">
          <IconButton icon="code" label="Source" size="small" isPressed />
          <IconButton icon="eye" label="Preview" size="small" isDisabled />
        </ToolbarGroup>
        <ToolbarGroup label="Versions">
          <Button size="small" variant="quiet" icon="history">
            History
          </Button>
        </ToolbarGroup>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Document' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onCopy.mockClear();
  },
});

export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  beforeEach: () => {
    onCopy.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard(forward());
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await userEvent.keyboard(forward());
    await userEvent.keyboard(forward());
    // What is disabled is passed over.
    await expect(canvas.getByRole('button', { name: 'History' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard(backward());
    await expect(canvas.getByRole('button', { name: 'Source' })).toHaveFocus();
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});

/** What does not fit goes on in the next line. */
export const Long = meta.story({
  args: {
    children: ['Headings', 'Emphasis', 'Lists', 'Media'].map((label) => (
      <ToolbarGroup key={label} label={label}>
        <Button size="small" variant="quiet">
          {label}
        </Button>
        <IconButton icon="more" label={`More ${label}`} size="small" />
      </ToolbarGroup>
    )),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
