import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { report, reviewSource } from '../testing/reviewSource.ts';
import type { Shown } from '../Report.ts';
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

/** The decisions that a source was asked for: action and files. */
function recordDecisions(source: ReviewSource) {
  const decisions: string[] = [];
  const record = (action: string, shown: readonly Shown[]) =>
    decisions.push(`${action} ${shown.map(({ file }) => file).join(' ')}`);
  const recorded: ReviewSource = {
    ...source,
    accept: (shown) => {
      record('accept', shown);
      return source.accept(shown);
    },
    reject: (shown, note) => {
      record('reject', shown);
      return source.reject(shown, note);
    },
  };
  return { decisions, recorded };
}

it('accepts the rest of a group, and keeps the rejected story and its note', async () => {
  const { decisions, recorded } = recordDecisions(reviewSource());
  await open(recorded);
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await screen.findByRole('dialog', { name: 'Reject 2 pictures of 1 story' });
  await userEvent.keyboard('too blue{Enter}');
  await screen.findByText('2 of 4 decided');
  expect(groups()[0]?.textContent).toMatch(/In part$/);
  await screen.findByRole('button', { name: 'Reject the rest (1)' });
  expect(screen.getByRole('button', { name: 'Accept the rest (1)' })).toBeVisible();

  await userEvent.keyboard('a');
  await screen.findByText('Accepted 1 picture.');
  expect(decisions).toEqual(['reject 1 2', 'accept 3']);
  expect(screen.getByText('3 of 4 decided')).toBeVisible();
  await userEvent.keyboard('p');
  await screen.findAllByText('Note: too blue');
});

it('rejects the rest of a group, and keeps the accepted story', async () => {
  const { decisions, recorded } = recordDecisions(reviewSource());
  await open(recorded);
  await userEvent.keyboard('{Shift>}a{/Shift}');
  await screen.findByText('Accepted 2 pictures.');
  await userEvent.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject 1 picture of 1 story' });
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Rejected 1 picture.');
  expect(decisions).toEqual(['accept 1 2', 'reject 3']);
});

it('decides nothing twice', async () => {
  const { decisions, recorded } = recordDecisions(reviewSource());
  await open(recorded);
  await userEvent.keyboard('a');
  await screen.findByText('Accepted 3 pictures.');
  await userEvent.keyboard('par{Shift>}ar{/Shift}');
  expect(screen.getByRole('heading', { level: 2, name: /^Color/ })).toBeVisible();
  for (const name of ['Accept group', 'Reject group', 'Accept story', 'Reject story'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decisions).toEqual(['accept 1 2 3']);
});

it('lets a rejected story be accepted after all', async () => {
  const { decisions, recorded } = recordDecisions(reviewSource());
  await open(recorded);
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Rejected 2 pictures.');
  await userEvent.keyboard('k{Shift>}a{/Shift}');
  await screen.findByText('Accepted 2 pictures.');
  expect(decisions).toEqual(['reject 1 2', 'accept 1 2']);
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

/** First row and number of rows that the frame of a picture, 2400 px high, shows. */
function shownPart(image: HTMLElement): number[] {
  const frame = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { top, height } = image.getBoundingClientRect();
  return [(frame.top - top) / height, frame.height / height].map((share) => Math.round(share * 2400));
}

it('shows of a long picture what changed, and all of it at a press', async () => {
  await open(reviewSource());
  expect(screen.queryByRole('switch', { name: 'Whole pictures' })).toBeNull();
  await userEvent.keyboard('n');
  const picture = await screen.findByRole('img', { name: 'Now: Icons, Right to left' });
  const reference = screen.getByRole('img', { name: 'Without a difference: Icons, Dark' });
  for (const image of [picture, reference]) expect(shownPart(image)).toEqual([1472, 176]);
  await userEvent.keyboard('w');
  await screen.findByRole('switch', { name: 'Whole pictures', checked: true });
  for (const image of [picture, reference]) expect(shownPart(image)).toEqual([0, 2400]);
});

it('links each look to its story', async () => {
  await open(reviewSource());
  const links = screen.getAllByRole('link', { name: /^Open the story/ });
  const story = 'http://localhost:6006/?path=/story/button--long-text';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    story,
    `${story}&globals=theme:dark`,
    story,
  ]);
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
