import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { RemovalDialog } from './RemovalDialog.tsx';

const VIDEO = {
  kind: 'element',
  what: 'the element “video” with its content',
  count: 1,
  places: ['after “What we keep.”'],
  at: [11],
  lost: {
    count: 1214,
    text: `Your rights\n${'You may ask us at any time what we keep of you. '.repeat(8)}You may…`,
    more: 1114,
    hint: 'Close the element “video” in the HTML view to keep them.',
  },
} as const;
const ATTRIBUTE = {
  kind: 'attribute',
  what: 'the attribute “onclick” of “p”',
  count: 5,
  places: ['in “Your name.”', 'in “Your address.”', 'after “Your address.”'],
  at: [11, 20, 32, 40, 50],
} as const;

const meta = preview.meta({
  title: 'Features/Legal/RemovalDialog',
  component: RemovalDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    removals: [VIDEO, ATTRIBUTE],
    hosts: [],
    deadLinks: [],
    content: '',
    marks: undefined,
    canShow: true,
    isPending: false,
    onMark: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** Shows the first hundred removed words; the cancel button has the focus. */
export const Words = meta.story({
  play: async ({ args }) => {
    const words = await screen.findByRole('textbox', { name: '1,214 removed words' });
    await waitFor(() => expect(words).toBeVisible());
    await expect(words).toHaveAttribute('readonly');
    await expect(words).toHaveAccessibleDescription(
      '1,114 more are not shown. Close the element “video” in the HTML view to keep them.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const NoWords = meta.story({
  args: { removals: [ATTRIBUTE], canShow: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'the attribute “onclick” of “p” (5 times)in “Your name.”, in “Your address.”, after “Your address.”and 2 more',
      ),
    );
    await expect(dialog).toHaveTextContent('The public page cannot show these 5 things:');
    await userEvent.click(screen.getByRole('button', { name: 'Save without it' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Closes, and marks all of it in the editor, where the chosen place is selected. */
export const ShowPlace = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show in “Your address.”' }));
    const [marks] = args.onMark.mock.lastCall ?? [];
    await expect(marks?.places).toHaveLength(6);
    await expect(marks?.places[0]).toEqual({
      at: 11,
      label: 'Will be removed: the element “video” with its content',
    });
    await expect(marks?.shown).toBe(20);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const PicturesOfOtherSites = meta.story({
  args: { removals: [], hosts: ['pictures.example', 'tracker.example'] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Pictures from other sites' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'Readers load pictures from other sites: pictures.example, tracker.example',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save with them' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
