import { errorBody, http, wirePolicies, wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { gatewayPage, lacking, unreachable, withProviders } from '../testing/index.ts';
import { errorTexts } from './queries.ts';
import { PolicyHistory } from './PolicyHistory.tsx';

const [newest, older] = wirePolicyVersions.privacy;
if (!newest || !older) throw new Error('There is no older version');

const meta = preview.meta({
  title: 'Features/Legal/PolicyHistory',
  component: PolicyHistory,
  decorators: [withProviders, lacking('publishPolicy')],
  args: {
    type: 'privacy' as const,
    text: {
      base: undefined,
      content: '',
      failure: undefined,
      isSaving: false,
      isUnsent: false,
      save: fn(),
      theirs: undefined,
    },
    onRestore: fn(),
    onWithdrawn: fn(),
  },
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
    await expect(args.onRestore).toHaveBeenCalledWith(older.content);
    await expect(canvas.queryByRole('button', { name: 'Withdraw version 2...' })).not.toBeInTheDocument();
  },
});

const deskIs = (former: typeof older | null) =>
  http.get('/policies/{type}/desk', ({ response }) =>
    response(200).json({ inForce: newest, former, scheduled: null, draft: null }),
  );

export const Withdrawn = meta.story({
  decorators: [lacking()],
  // `WithdrawDialog` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      deskIs(older),
      http.post('/policies/{type}/versions/{version}/withdrawal', async ({ params, request, response }) => {
        const { reason } = await request.json();
        return `${params.version} ${reason}` === '3 It named a person'
          ? response(200).json({ ...newest, state: 'withdrawn', withdrawnReason: reason })
          : response(409).json(errorBody('Another version'));
      }),
    ),
  play: async ({ canvas, args }) => {
    await expectDifference(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Compare'), '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw version 3...' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw version 3?' }));
    // Banners announce their text, which follows.
    await expect(
      await dialog.findByText(/^Version 2, of .*, is in force again\. Everyone will see it\.$/),
    ).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason for the public'), 'It named a person');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw version 3' }));
    await waitFor(() => expect(args.onWithdrawn).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog', { name: 'Withdraw version 3?' })).not.toBeInTheDocument();
  },
});

/** A text must remain in force. */
export const OnlyVersion = meta.story({
  decorators: [lacking()],
  // Looks like `Restored`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(deskIs(null)),
  play: async ({ canvas }) => {
    await expectDifference(canvas);
    await expect(await canvas.findByRole('button', { name: 'Withdraw version 2...' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Compare'), '3');
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  },
});

/** Cancelled publications fold away. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/policies/{type}/versions', ({ response }) =>
        response(200).json({
          items: wirePolicyVersions.privacy.map(({ content: _content, type: _type, ...version }, index) => ({
            ...version,
            state: (['cancelled', 'inForce', 'past'] as const)[index],
          })),
          nextCursor: null,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expectDifference(canvas);
    const optionsOf = (label: string) =>
      within(canvas.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option');
    await expect(optionsOf('Compare').map(({ value }) => value)).toEqual(['2', '1']);
    await expect(canvas.getByLabelText('With')).toHaveValue('2');
    const cancelled = canvas.getByRole('checkbox', { name: 'Show cancelled versions' });
    await userEvent.click(cancelled);
    await expect(optionsOf('Compare').map(({ value }) => value)).toEqual(['3', '2', '1']);
    await userEvent.selectOptions(canvas.getByLabelText('Compare'), '3');
    await expect(canvas.getByRole('button', { name: 'Restore version 3' })).toBeVisible();
    await userEvent.click(cancelled);
    await expect(canvas.getByLabelText('Compare')).toHaveValue('1');
    await expectDifference(canvas);
  },
});

const DRAFT = older.content.replace('</p>', ' And no longer than a year.</p>');
const draftVersion = (version: number, name: string | null = null) => ({
  version,
  name,
  savedAt: `2026-11-14T09:3${version}:00.000Z`,
  savedBy: 'Amira Haddad',
  savedByEmail: 'amira@example.org',
});

export const OfTheDraft = meta.story({
  decorators: [lacking()],
  args: {
    text: {
      base: {
        policy: { ...wirePolicies.privacy, etag: null },
        basedOn: 3,
        draft: { ...draftVersion(8), content: DRAFT, basedOn: 3, etag: null },
        stored: DRAFT,
      },
      content: DRAFT,
      failure: undefined,
      isSaving: false,
      isUnsent: false,
      save: fn(),
      theirs: undefined,
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/policies/{type}/draft/versions', ({ response }) =>
        response(200).json({ items: [draftVersion(8), draftVersion(6, 'For the board'), draftVersion(2)] }),
      ),
      http.get('/policies/{type}/draft/versions/{version}', ({ params, response }) =>
        response(200).json({ ...draftVersion(Number(params.version)), content: older.content }),
      ),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The draft' }));
    await expectDifference(canvas);
    // The newest that is not the draft itself.
    const compare = canvas.getByLabelText('Compare');
    await expect(compare).toHaveValue('6');
    await expect(compare).toHaveAccessibleDescription(
      /^For the board · Nov 14, 2026, .* · Amira Haddad \(amira@example\.org\)$/,
    );
    await expect(canvas.getByText(/And no longer than a year/, { selector: 'ins' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version' }));
    await expect(args.onRestore).toHaveBeenCalledWith(older.content);
    await userEvent.click(canvas.getByRole('radio', { name: 'The text in force' }));
    await waitFor(() => expect(canvas.queryByText(/And no longer than a year/)).not.toBeInTheDocument());
    await userEvent.type(canvas.getByLabelText('Name of the draft as it is now'), ' Before the call ');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }));
    await expect(args.text.save).toHaveBeenCalledWith(DRAFT, expect.any(Function), 'Before the call');
  },
});

/** Before the first draft, and with what has not reached the server. */
export const NoDraftYet = meta.story({
  decorators: [lacking()],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/policies/{type}/draft/versions', ({ response }) => response(200).json({ items: [] }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The draft' }));
    await expect(await canvas.findByText('There are no versions of the draft yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep this version' })).not.toBeInTheDocument();
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
    await expect(args.onRestore).toHaveBeenCalledWith('<p>The words of version 1.</p>');
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
