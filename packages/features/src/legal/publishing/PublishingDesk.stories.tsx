import { errorBody, fixtures, http, wirePolicyVersions } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { PublishingDesk } from './PublishingDesk.tsx';

const [inForce] = wirePolicyVersions.privacy;
if (!inForce) throw new Error('No version is in force');
const { content: _content, type: _type, ...version } = inForce;
const base = { ...fixtures.privacyPolicy, version: version.version, etag: '"3"' };
const draft = {
  version: 7,
  content: '<p>Theirs</p>',
  savedAt: '2026-11-14T09:30:00.000Z',
  savedBy: 'Ada Admin',
  savedByEmail: 'admin@planner.local',
};

const deskWith = (fields: object) =>
  http.get('/policies/{type}/desk', ({ response }) =>
    response(200).json({ inForce: version, former: null, scheduled: null, draft: null, ...fields }),
  );

const meta = preview.meta({
  title: 'Features/Legal/PublishingDesk',
  component: PublishingDesk,
  decorators: [withProviders],
  // `PublishingDeskView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    type: 'privacy' as const,
    base,
    content: '<p>Mine</p>',
    draft: undefined,
    sanitize: (then: (html: string) => void) => then('<p>Mine</p>'),
    onOpen: fn(),
    onPublished: fn(),
    onMerge: fn(),
  },
  beforeEach: ({ msw }) => msw.use(deskWith({})),
});

export const DraftSaved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/policies/{type}/draft', ({ response }) =>
        response(200).json({ ...draft, content: null }, { headers: { ETag: '"6"' } }),
      ),
      http.put('/policies/{type}/draft', ({ response }) =>
        response(200).json(draft, { headers: { ETag: '"7"' } }),
      ),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith('<p>Mine</p>', expect.objectContaining({ version: 7 })),
    );
  },
});

export const DraftFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/policies/{type}/draft', ({ response }) => response(200).json({ ...draft, content: null })),
      http.put('/policies/{type}/draft', ({ response }) => response(503).json(errorBody('Back in a minute'))),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Back in a minute')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const AnotherDraft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      deskWith({ draft }),
      http.get('/policies/{type}/draft', ({ response }) => response(200).json(draft)),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/There is a shared draft already/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the shared draft' }));
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith('<p>Theirs</p>', expect.objectContaining({ version: 7 })),
    );
  },
});

export const Published = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/policies/{type}/publications', async ({ request, response }) => {
        const { content } = await request.json();
        return response(200).json({ type: 'privacy', content, updatedAt: version.savedAt, version: 4 });
      }),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish...' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    await waitFor(() =>
      expect(args.onPublished).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })),
    );
  },
});

export const PublishingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/policies/{type}/publications', ({ response }) =>
        response(409).json(errorBody('Version 4 is not scheduled anymore')),
      ),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish...' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    await expect(await screen.findByText('Version 4 is not scheduled anymore')).toBeVisible();
    await expect(args.onPublished).not.toHaveBeenCalled();
  },
});

/** A colleague has published while the editor was open. */
export const NewerPolicy = meta.story({
  args: { content: `${base.content}<p>Mine</p>` },
  beforeEach: ({ msw }) =>
    msw.use(
      deskWith({ inForce: { ...version, version: 4 } }),
      http.get('/policies/{type}', ({ response }) =>
        response(200).json({ ...base, content: `<p>Theirs</p>${base.content}`, version: 4 }),
      ),
    ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/has published version 4 while you were editing$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over their changes' }));
    await expect(args.onMerge).toHaveBeenCalledWith(
      `<p>Theirs</p>${base.content}<p>Mine</p>`,
      expect.objectContaining({ base: expect.objectContaining({ version: 4 }) as object }),
    );
  },
});

/** The version that the editor began with is withdrawn. */
export const OlderPolicy = meta.story({
  args: { content: base.content },
  beforeEach: ({ msw }) =>
    msw.use(
      deskWith({ inForce: { ...version, version: 2 } }),
      http.get('/policies/{type}', ({ response }) =>
        response(200).json({ ...base, content: '<p>Older</p>', version: 2 }),
      ),
    ),
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Version 3 was withdrawn, and version 2 is in force again'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over their changes' }));
    await expect(args.onMerge).toHaveBeenCalledWith(
      '<p>Older</p>',
      expect.objectContaining({ base: expect.objectContaining({ version: 2 }) as object }),
    );
  },
});
