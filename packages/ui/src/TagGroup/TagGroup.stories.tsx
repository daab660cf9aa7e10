import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { inlineForward } from '../testing/inlineArrowKeys.ts';
import { TagGroup, type TagItem } from './TagGroup.tsx';

const TAGS: readonly TagItem[] = [
  { value: 'news', label: 'Newsletter' },
  { value: 'beta', label: 'Beta' },
  { value: 'vip', label: 'Important customer' },
];

const meta = preview.meta({
  title: 'Data/TagGroup',
  component: TagGroup,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the tags, then to the button of one' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Moves to the next or previous tag' },
      { keys: ['Delete', 'Backspace'], does: 'Removes the tag, where tags can be removed' },
    ],
  },
  args: { label: 'Tags of Amelia Okafor', tags: TAGS, onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Tags of Amelia Okafor' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

export const Keyboard = meta.story({
  render: function Render(args) {
    const [tags, setTags] = useState(args.tags);
    return (
      <TagGroup
        {...args}
        tags={tags}
        onRemove={(removed) => {
          args.onRemove?.(removed);
          setTags(tags.filter(({ value }) => value !== removed));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Newsletter' })).toHaveFocus();
    await userEvent.keyboard(inlineForward());
    await expect(canvas.getByRole('row', { name: 'Beta' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('beta');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Important customer' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Newsletter/ }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('news');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
  },
});

export const ReadOnly = meta.story({
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    tags: [...TAGS, { value: 'long', label: 'Unbreakable'.repeat(18) }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
