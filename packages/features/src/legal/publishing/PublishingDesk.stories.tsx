import { errorBody, http, wirePolicies, wirePolicyVersions } from '@planner/api-client/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectHtml, typeHtml, withProviders } from '../../testing/index.ts';
import { drafts } from '../drafts.ts';
import { EditPolicy } from '../EditPolicy.tsx';

const [inForce] = wirePolicyVersions.privacy;
if (!inForce) throw new Error('No version is in force');
const { content: _content, type: _type, ...version } = inForce;
const { content: TEXT } = wirePolicies.privacy;
const BY = { savedAt: '2026-11-14T09:30:00.000Z', savedBy: 'Ada Admin', savedByEmail: 'ada@example.org' };

interface Stored {
  version: number;
  content: string | null;
  basedOn?: number | null;
}

/** What the server has: `draft` is saved as the console says, and with the ETag of its number. */
let draft: Stored = { version: 6, content: null };
let policy = { ...wirePolicies.privacy, version: version.version };
const saves: (string | null)[] = [];
const publications: unknown[] = [];
const names: unknown[] = [];

const forgetDrafts = () => {
  for (const { id } of drafts.list('privacy')) drafts.remove(id);
};

const meta = preview.meta({
  title: 'Features/Legal/PublishingDesk',
  component: EditPolicy,
  decorators: [withProviders],
  // `EditPolicyView` and `PublishingDeskView` have the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { type: 'privacy' as const },
  beforeEach: ({ msw }) => {
    forgetDrafts();
    draft = { version: 6, content: null };
    policy = { ...wirePolicies.privacy, version: version.version };
    saves.length = publications.length = names.length = 0;
    const etag = () => ({ headers: { ETag: `"${draft.version}"` } });
    msw.use(
      http.get('/policies/{type}', ({ response }) =>
        response(200).json(policy, { headers: { ETag: `"p${policy.version}"` } }),
      ),
      http.get('/policies/{type}/desk', ({ response }) =>
        response(200).json({
          inForce: { ...version, version: policy.version },
          former: null,
          scheduled: null,
          draft: draft.content === null ? null : { version: draft.version, ...BY },
        }),
      ),
      http.get('/policies/{type}/draft', ({ response }) => response(200).json({ ...draft, ...BY }, etag())),
      http.put('/policies/{type}/draft', async ({ request, response }) => {
        if (request.headers.get('If-Match') !== `"${draft.version}"`)
          return response(412).json({ ...errorBody('Changed'), current: { ...draft, ...BY } }, etag());
        const { content, name, basedOn = null } = await request.json();
        saves.push(content);
        if (name) names.push(name);
        draft = { version: draft.version + 1, content, basedOn };
        return response(200).json({ ...draft, ...BY }, etag());
      }),
      http.post('/policies/{type}/publications', async ({ request, response }) => {
        const publication = await request.json();
        publications.push(publication);
        if (publication.draft != null && publication.draft !== draft.version)
          return response(412).json(
            { ...errorBody('Changed'), current: policy },
            { headers: { ETag: '"p3"' } },
          );
        policy = { ...policy, content: publication.content, version: policy.version + 1 };
        draft = { version: draft.version + 1, content: null };
        return response(200).json(policy);
      }),
    );
    return forgetDrafts;
  },
});

const type = async (words: string) => {
  const source = screen.queryByRole('button', { name: 'Edit HTML' });
  if (source) await userEvent.click(source);
  await typeHtml(words);
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit HTML' }));
  await expectHtml(draft.content ?? TEXT);
};
const look = () => window.dispatchEvent(new Event('visibilitychange'));
/** With what it publishes. */
const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Publish Privacy Policy' });
  await within(found).findByRole('region', { name: 'Differences from the text in force' });
  return found;
};

export const SavedWhileTyping = meta.story({
  play: async ({ canvas }) => {
    await open();
    await type('!');
    await waitFor(() => expect(saves).toEqual([`${TEXT}!`]), { timeout: 5_000 });
    await expect(await canvas.findByText(/Draft saved, not public$/)).toBeVisible();
    await waitFor(() => expect(drafts.list('privacy')).toEqual([]));
    await type('?{Control>}s{/Control}');
    await waitFor(() => expect(saves).toEqual([`${TEXT}!`, `${TEXT}!?`]), { timeout: 1_500 });
    await expect(publications).toEqual([]);
    // Without changes, there is no draft.
    await type('{Backspace}{Backspace}{Control>}s{/Control}');
    await waitFor(() => expect(saves.at(-1)).toBe(null));
  },
});

export const Published = meta.story({
  play: async () => {
    await open();
    await type('!');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await dialog();
    await expect(publications).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(publications).toEqual([{ note: null, content: `${TEXT}!`, draft: 7 }]);
    await expectHtml(`${TEXT}!`);
  },
});

/** A colleague has saved the draft while the dialog was open. */
export const StaleDialog = meta.story({
  play: async () => {
    await open();
    await type('!');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await dialog();
    draft = { version: 8, content: `<p>Theirs</p>${TEXT}!`, basedOn: 3 };
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show the newer text' }));
    await expect(policy.content).toBe(TEXT);
    await expect(await screen.findByText('Theirs', { selector: 'ins' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(policy.content).toBe(`<p>Theirs</p>${TEXT}!`));
  },
});

export const SavedByTwo = meta.story({
  play: async () => {
    await open();
    await type('<p>Mine</p>');
    draft = { version: 7, content: `<p>Theirs</p>${TEXT}`, basedOn: 3 };
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(
      await screen.findByText(/^Ada Admin .* has saved the draft while you were editing$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take over their changes' }));
    await expectHtml(`<p>Theirs</p>${TEXT}<p>Mine</p>`);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(draft.content).toBe(`<p>Theirs</p>${TEXT}<p>Mine</p>`));
  },
});

export const DiscardedByAnother = meta.story({
  play: async () => {
    draft = { version: 6, content: '<p>Draft</p>', basedOn: 3 };
    await open();
    await type('!');
    draft = { version: 7, content: null };
    look();
    await expect(
      await screen.findByText(/^Ada Admin .* has discarded the draft while you were editing$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my text as the draft' }));
    await expectHtml('<p>Draft</p>!');
    await waitFor(() => expect(draft.content).toBe('<p>Draft</p>!'), { timeout: 5_000 });
  },
});

/** Published by a colleague who began with the same text. */
export const PublishedByAnother = meta.story({
  play: async () => {
    await open();
    await type('<p>Mine</p>');
    policy = { ...policy, content: `<p>Theirs</p>${TEXT}`, version: 4 };
    look();
    await userEvent.click(await screen.findByRole('button', { name: 'Take over their changes' }));
    await expectHtml(`<p>Theirs</p>${TEXT}<p>Mine</p>`);
  },
});

let isDown = true;

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => {
    isDown = true;
    msw.use(
      // Down until the story says otherwise: the text is also saved by itself.
      http.put('/policies/{type}/draft', ({ response }) =>
        isDown ? response(503).json(errorBody('Back in a minute')) : undefined,
      ),
    );
  },
  play: async ({ canvas }) => {
    await open();
    await type('!{Control>}s{/Control}');
    await expect(await canvas.findByText('Back in a minute')).toBeVisible();
    await waitFor(() => expect(drafts.list('privacy').map(({ content }) => content)).toEqual([`${TEXT}!`]));
    isDown = false;
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves).toEqual([`${TEXT}!`]));
    await waitFor(() => expect(canvas.queryByText('Back in a minute')).toBeNull());
  },
});

export const Discarded = meta.story({
  play: async ({ canvas }) => {
    draft = { version: 6, content: '<p>Draft</p>', basedOn: 3 };
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard the draft' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard the draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard the draft' }));
    await waitFor(() => expect(saves).toEqual([null]));
    await expectHtml(TEXT);
  },
});

export const VersionRestored = meta.story({
  beforeEach: ({ msw }) => {
    draft = { version: 8, content: '<p>Draft</p>', basedOn: 3 };
    msw.use(
      http.get('/policies/{type}/draft/versions', ({ response }) =>
        response(200).json({
          items: [
            { version: draft.version, name: null, ...BY },
            { version: 5, name: null, ...BY },
          ],
        }),
      ),
      http.get('/policies/{type}/draft/versions/{version}', ({ params, response }) =>
        response(200).json({ version: 5, content: `<p>Version ${params.version}</p>`, ...BY }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of Privacy Policy' }));
    await userEvent.click(await history.findByRole('radio', { name: 'The draft' }));
    await userEvent.type(await history.findByLabelText('Name of the draft as it is now'), 'For the board');
    await userEvent.click(history.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() => expect(names).toEqual(['For the board']));
    const restore = await history.findByRole('button', { name: 'Restore this version' });
    await waitFor(() => expect(restore).toBeEnabled());
    await userEvent.click(restore);
    await expectHtml('<p>Version 5</p>');
    await waitFor(() => expect(saves).toEqual(['<p>Draft</p>', '<p>Version 5</p>']), { timeout: 5_000 });
    await expect([names, publications, policy.content]).toEqual([['For the board'], [], TEXT]);
  },
});

/** What has come into force since is merged into the scheduled text, which is a draft then. */
export const CarriedOver = meta.story({
  beforeEach: ({ msw }) => {
    const scheduled = { ...version, version: 3, inForceAt: '2026-12-30T09:00:00.000Z' };
    policy = { ...policy, content: `<p>Fixed</p>${TEXT}`, version: 4 };
    msw.use(
      http.get('/policies/{type}/desk', ({ response }) =>
        response(200).json({
          inForce: { ...version, version: 4 },
          former: null,
          scheduled,
          scheduledFrom: 2,
          draft: draft.content === null ? null : { version: draft.version, ...BY },
        }),
      ),
      http.get('/policies/{type}/versions/{version}', ({ params, response }) =>
        response(200).json({
          ...scheduled,
          type: 'privacy',
          content: params.version === '2' ? TEXT : `${TEXT}<p>Planned</p>`,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit HTML' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Carry the changes over' }));
    await expect(await screen.findByText('Version 3 lacks what version 4 has changed since')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Take over their changes' }));
    await expectHtml(`<p>Fixed</p>${TEXT}<p>Planned</p>`);
    await waitFor(
      () => expect(draft).toMatchObject({ content: `<p>Fixed</p>${TEXT}<p>Planned</p>`, basedOn: 4 }),
      {
        timeout: 5_000,
      },
    );
  },
});

/** The draft, and what is typed, stay. */
export const MomentChanged = meta.story({
  beforeEach: ({ msw }) => {
    draft = { version: 8, content: '<p>Draft</p>', basedOn: 3 };
    const scheduled = {
      ...version,
      version: 4,
      state: 'scheduled' as const,
      inForceAt: new Date('2026-11-30T09:00:00').toISOString(),
      note: 'We keep less',
      isAnnounced: true,
    };
    msw.use(
      http.get('/policies/{type}/desk', ({ response }) =>
        response(200).json({ inForce: version, former: null, scheduled, draft: { version: 8, ...BY } }),
      ),
      http.get('/policies/{type}/versions/{version}', ({ response }) =>
        response(200).json({ ...scheduled, type: 'privacy', content: '<p>Scheduled</p>' }),
      ),
      http.post('/policies/{type}/publications', async ({ request, response }) => {
        publications.push(await request.json());
        return response(200).json(policy);
      }),
    );
  },
  play: async ({ canvas }) => {
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the moment...' }));
    await screen.findByRole('dialog', { name: 'Change the moment of version 4' });
    await userEvent.clear(screen.getByLabelText('Time'));
    await userEvent.type(screen.getByLabelText('Time'), '18:15');
    await userEvent.click(screen.getByRole('button', { name: 'Change the moment' }));
    await expect(await screen.findByText('The moment is changed')).toBeInTheDocument();
    await expect(publications).toEqual([
      {
        content: '<p>Scheduled</p>',
        note: 'We keep less',
        inForceAt: new Date('2026-11-30T18:15:00').toISOString(),
        isAnnounced: true,
        replaces: 4,
      },
    ]);
    await expectHtml('<p>Draft</p>');
    await expect(saves).toEqual([]);
  },
});
