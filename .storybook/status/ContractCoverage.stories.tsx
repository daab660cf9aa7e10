import { operations } from '@planner/api-client/operations';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../preview.tsx';
import { ContractCoverage } from './ContractCoverage.tsx';
import { coverageHoles } from './coverageHoles.ts';
import { fetchLastRun } from './fetchLastRun.ts';

const meta = preview.meta({
  title: 'Foundations/Contract coverage',
  component: ContractCoverage,
  args: { operations, holes: coverageHoles, lastRun: null },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const LastRun = meta.story({
  loaders: async () => ({ lastRun: await fetchLastRun() }),
  render: (args, { loaded }) => <ContractCoverage {...args} lastRun={loaded['lastRun']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(operations.length);
    const contract = canvas.getByRole('link', { name: /^openapi\.yaml/ });
    await expect(contract).toHaveAttribute('href', './openapi.yaml');
    const response = await fetch('./openapi.yaml');
    await expect(await response.text()).toMatch(/^openapi: 3/);
  },
});

const response = (outcome: string, story: string) => ({
  operation: 'GET /users',
  outcome,
  storyId: `users--${story.toLowerCase()}`,
  label: `Users: ${story}`,
});

/** A state with one story is a link, one with several a menu. A state without a story has a reason or stands out. */
export const States = meta.story({
  args: {
    operations: operations.filter(({ id }) => id === 'listUsers'),
    holes: [{ outcomes: ['304', '400'], reason: 'The console never asks for it.' }],
    lastRun: {
      endedAt: '2026-11-21T09:00:00.000Z',
      responses: [response('200', 'Ready'), response('200', 'Empty'), response('empty', 'Empty')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stories show 2 of/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'empty' })).toHaveAttribute(
      'href',
      './?path=/story/users--empty',
    );
    await expect(canvas.getByText('no story: 503')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Without a story: 2' }));
    await expect(canvas.getByText(/The console never asks for it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '200 · 2' }));
    await expect(await screen.findByRole('menuitem', { name: 'Users: Ready' })).toHaveAttribute(
      'href',
      './?path=/story/users--ready',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing');
    await expect(canvas.getByText('No operations found')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
});
