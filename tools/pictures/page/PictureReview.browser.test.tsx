import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { report, reviewSource } from '../testing/reviewSource.ts';
import { LoadReview } from './LoadReview.tsx';
import type { ReviewSource } from './ReviewSource.ts';

const size = { width: innerWidth, height: innerHeight };
let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  root.unmount();
  container.remove();
  document.documentElement.className = '';
  await page.viewport(size.width, size.height);
});

async function open(source: ReviewSource) {
  root.render(<LoadReview source={source} />);
  await screen.findByRole('heading', { level: 2, name: /^Color/ });
}

const groups = () => within(screen.getByRole('navigation')).getAllByRole('button');

it('is reviewed by keyboard alone', async () => {
  await open(reviewSource());
  await userEvent.keyboard('j');
  await screen.findByText('New: there is no baseline');
  await userEvent.keyboard('a');
  await screen.findByText('Accepted 3 pictures.');
  await screen.findByRole('heading', { level: 2, name: 'Redrawn in one place' });
  expect(groups()[0]?.textContent).toMatch(/Accepted$/);

  await userEvent.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject 1 picture of 1 story' });
  await userEvent.keyboard('a bit too dark{Enter}');
  await screen.findByText('Note: a bit too dark');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(groups()[1]?.textContent).toMatch(/Rejected$/);
  expect(screen.getByRole('button', { name: 'Copy notes as Markdown' })).toBeVisible();

  await userEvent.keyboard('u');
  await screen.findByText('The last decision was undone.');
  expect(groups()[1]?.textContent).toMatch(/Open$/);
});

it('compares in each view', async () => {
  await open(reviewSource());
  expect(screen.getByRole('img', { name: 'Baseline: Long text, Light' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Now: Long text, Dark' })).toBeVisible();
  await userEvent.keyboard('2');
  await screen.findByRole('slider', { name: 'Share of the baseline: Long text, Light' });
  for (const [key, name] of [
    ['3', 'Blink'],
    ['4', 'Difference'],
    ['1', 'Both'],
  ] as const) {
    await userEvent.keyboard(key);
    await screen.findByRole('radio', { name, checked: true });
  }
});

it('decides nothing without a server', async () => {
  await open({ ...reviewSource(), load: () => Promise.resolve(report) });
  await screen.findByText('Read-only');
  await userEvent.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Accept group' })).toBeNull();
  expect(groups()[0]?.textContent).not.toMatch(/Accepted$/);
});

describe.each([390, 1440])('at %d px', (width) => {
  it.each(['light', 'dark'])('is accessible and fits in %s', async (theme) => {
    await page.viewport(width, 900);
    await open(reviewSource());
    const toggle = screen.queryByRole('button', { name: `Switch to ${theme} theme` });
    if (toggle) await userEvent.click(toggle);
    await userEvent.keyboard('2z');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
