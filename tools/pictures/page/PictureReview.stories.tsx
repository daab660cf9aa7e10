import { useState } from 'react';
import preview from '@planner/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { report, reviewSource } from '../testing/reviewSource.ts';
import { PictureReview, type PictureReviewProps } from './PictureReview.tsx';
import type { Theme } from './useTheme.ts';

/** Nothing is decided when a story opens. */
function Review(props: PictureReviewProps) {
  const [source] = useState(reviewSource);
  return <PictureReview {...props} source={source} />;
}

const meta = preview.meta({
  title: 'Tools/Picture review',
  component: PictureReview,
  args: {
    source: reviewSource(),
    initialReport: { ...report, review: { decisions: {}, canUndo: false } },
    theme: 'light' as Theme,
    onThemeChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: (args) => <Review {...args} />,
});

/** The first group is open. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 4 decided')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Color .* Open$/ })).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('img', { name: 'Baseline: Long text, Dark' })).toBeVisible();
  },
});

/** The second group in the view `Difference`, which frames what changed. The picture is long, so only this part is shown. */
export const Difference = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Redrawn in one place/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Difference' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Redrawn in one place');
    await expect(canvas.getByRole('radio', { name: 'Difference' })).toBeChecked();
  },
});

/** One group accepted, one rejected with a note, which can be copied. */
export const EverythingJudged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a');
    await canvas.findByText('Accepted 3 pictures.');
    await userEvent.keyboard('r');
    await screen.findByRole('dialog', { name: 'Reject 1 picture of 1 story' });
    await userEvent.keyboard('The corners must be round');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await canvas.findByText('Note: The corners must be round');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('4 of 4 decided')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy notes as Markdown' })).toBeVisible();
  },
});

export const NoDifferences = meta.story({
  args: { initialReport: { ...report, groups: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences')).toBeVisible();
  },
});

/** A report on a static host: it shows everything and decides nothing. */
export const ReadOnly = meta.story({
  args: { initialReport: report },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a');
    await expect(canvas.getByText('Read-only')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept group' })).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
