import { errorBody, http, wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { gatewayPage, unreachable, withProviders } from '../testing/index.ts';
import { errorTexts } from './queries.ts';
import { PolicyHistory } from './PolicyHistory.tsx';

const [, older] = wirePolicyVersions.privacy;
if (!older) throw new Error('There is no older version');

const meta = preview.meta({
  title: 'Features/Legal/PolicyHistory',
  component: PolicyHistory,
  decorators: [withProviders],
  args: { type: 'privacy' as const, hasUnsavedChanges: false, onRestore: fn() },
});

type Canvas = ReturnType<typeof within>;

const expectDifference = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('region', { name: 'Differences' })).toBeVisible());

const restore = (canvas: Canvas, version: number) =>
  userEvent.click(canvas.getByRole('button', { name: `Restore version ${version}` }));

const sixty = () =>
  http.get('/policies/{type}/versions', ({ query, response }) =>
    response(200).json({
      items: Array.from({ length: query.has('cursor') ? 10 : 50 }, (_, index) => ({
        version: (query.has('cursor') ? 10 : 60) - index,
        savedAt: `2026-03-${String(30 - (index % 28)).padStart(2, '0')}T08:20:00.000Z`,
        savedBy: 'Ada Admin',
        bytes: 100,
      })),
      nextCursor: query.has('cursor') ? null : 'older',
    }),
  );

const anyVersion = () =>
  http.get('/policies/{type}/versions/{version}', ({ params, response }) =>
    response(200).json({
      ...older,
      version: Number(params.version),
      content: `<p>The words of version ${params.version}.</p>`,
    }),
  );

export const Restored = meta.story({
  play: async ({ canvas, args }) => {
    await expectDifference(canvas);
    await restore(canvas, 2);
    await expect(args.onRestore).toHaveBeenCalledWith(
      expect.objectContaining({ content: older.content, version: 2 }),
    );
  },
});

export const MoreThanFifty = meta.story({
  // Looks like `Restored`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(sixty(), anyVersion()),
  play: async ({ canvas, args }) => {
    await expectDifference(canvas);
    const compare = canvas.getByLabelText('Compare');
    await expect(within(compare).getAllByRole('option')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Load older versions' }));
    await waitFor(() => expect(within(compare).getAllByRole('option')).toHaveLength(60));
    await expect(canvas.queryByRole('button', { name: 'Load older versions' })).not.toBeInTheDocument();
    await userEvent.selectOptions(compare, '1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore version 1' })).toBeEnabled());
    await restore(canvas, 1);
    await expect(args.onRestore).toHaveBeenCalledWith(
      expect.objectContaining({ content: '<p>The words of version 1.</p>' }),
    );
  },
});

export const OlderFailed = meta.story({
  // Looks like `Restored`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get('/policies/{type}/versions', ({ response }) => {
        calls += 1;
        return calls === 2 ? response(503).json(errorBody('Back in a minute')) : undefined;
      }),
      sixty(),
      anyVersion(),
    );
  },
  play: async ({ canvas }) => {
    await expectDifference(canvas);
    const compare = canvas.getByLabelText('Compare');
    await userEvent.click(canvas.getByRole('button', { name: 'Load older versions' }));
    await expect(await canvas.findByText('Back in a minute')).toBeVisible();
    await expect(within(compare).getAllByRole('option')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Load older versions' }));
    await waitFor(() => expect(within(compare).getAllByRole('option')).toHaveLength(60));
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/policies/{type}/versions', ({ response }) => response.untyped(gatewayPage()), {
        once: true,
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(errorTexts.listVersions)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectDifference(canvas);
  },
});

export const VersionFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/policies/{type}/versions/{version}', ({ response }) => response.untyped(unreachable())),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Failed to fetch this version/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore version 2' })).toBeDisabled();
  },
});
