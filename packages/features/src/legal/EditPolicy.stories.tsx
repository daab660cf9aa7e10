import { errorBody, fixtures, http, wirePolicies } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { drafts } from './drafts.ts';
import { EditPolicy } from './EditPolicy.tsx';

const stored = fixtures.privacyPolicy;
const MINE = '<p>Mine.</p>';

const forgetDrafts = () => {
  for (const { id } of drafts.list('privacy')) drafts.remove('privacy', id);
};

/** What is kept, the newest first. */
const kept = () => drafts.list('privacy').map(({ content }) => content);

/** A draft of an earlier visit, or of another page that is open. */
const keepEarlier = () =>
  drafts.write('privacy', { id: 'earlier', content: MINE, etag: '"1"', at: '2026-11-14T09:30:00.000Z' });

const meta = preview.meta({
  title: 'Features/Legal/EditPolicy',
  component: EditPolicy,
  decorators: [withProviders],
  // The states have their pictures in EditPolicyView.
  parameters: { visual: { disable: true } },
  args: { type: 'privacy' as const, onDirtyChange: fn() },
  beforeEach: () => {
    forgetDrafts();
    return forgetDrafts;
  },
});

const html = () => screen.findByLabelText('Privacy Policy, HTML');

/** Types another text as HTML and presses Save Changes. */
const saveMine = async (content = MINE) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit HTML' }));
  await userEvent.clear(await html());
  await userEvent.type(await html(), content);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
};

/** What was typed stays, in the field and as a draft, and can be saved again. */
const expectToStay = async () => {
  await expect(await html()).toHaveValue(MINE);
  await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await waitFor(() => expect(kept()).toEqual([MINE]));
};

export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await saveMine();
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(await html()).toHaveValue(MINE);
    await expect(args.onDirtyChange).toHaveBeenCalledWith(true);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const AsksBeforeItRemoves = meta.story({
  play: async ({ canvas }) => {
    await saveMine('<p onclick="x()">Mine.</p>');
    const question = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await expect(question).toHaveTextContent('the attribute “onclick” of “p”');
    await userEvent.click(screen.getByRole('button', { name: 'Save without it' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(await html()).toHaveValue(MINE);
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/policies/{type}', ({ response }) => response.untyped(gatewayPage()), { once: true }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch policy')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await expect(await html()).toHaveValue(stored.content);
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/policies', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(await canvas.findByText('Failed to save policy')).toBeVisible();
    await expectToStay();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/policies', ({ response }) => response.untyped(unreachable()), { once: true }));
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(
      await canvas.findByText(/^Failed to save policy: the server cannot be reached/),
    ).toBeVisible();
    await expectToStay();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', ({ response }) =>
        response(413).json(errorBody('The text is longer than 1,000,000 bytes')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(await canvas.findByText('The text is longer than 1,000,000 bytes')).toBeVisible();
    await expectToStay();
  },
});

export const SavedByTwo = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(
        '/policies',
        ({ response }) => {
          const current = { ...wirePolicies.privacy, content: '<p>Theirs.</p>' };
          const refusal = { ...errorBody('Somebody else has changed this in the meantime'), current };
          return response(409).json(refusal, { headers: { ETag: '"2"' } });
        },
        { once: true },
      ),
    );
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(await canvas.findByText(/^Saved by Nguyễn Thị Lan/)).toBeVisible();
    await expectToStay();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
  },
});

/** What is taken out of a text that goes over theirs is asked about, too, and the answer goes over theirs. */
export const KeepsMineWithoutWhatIsRemoved = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', ({ request, response }) => {
        if (request.headers.get('If-Match') === '"2"') return undefined;
        const current = { ...wirePolicies.privacy, content: '<p>Theirs.</p>' };
        const refusal = { ...errorBody('Somebody else has changed this in the meantime'), current };
        return response(409).json(refusal, { headers: { ETag: '"2"' } });
      }),
    );
  },
  play: async ({ canvas }) => {
    await saveMine('<p onclick="x()">Mine.</p>');
    await userEvent.click(await screen.findByRole('button', { name: 'Save without it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine (overwrite)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save without it' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(await html()).toHaveValue(MINE);
  },
});

/** The answer to a save got lost, and the next attempt meets the own text. */
export const SavedBefore = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', ({ response }) => {
        const current = { ...wirePolicies.privacy, content: MINE };
        const refusal = { ...errorBody('Somebody else has changed this in the meantime'), current };
        return response(409).json(refusal, { headers: { ETag: '"2"' } });
      }),
    );
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(canvas.queryByText(/^Saved by/)).toBeNull();
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const DraftTaken = meta.story({
  beforeEach: keepEarlier,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with the draft' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expect(await html()).toHaveValue(MINE);
  },
});

/** Who takes back everything that was typed is offered nothing of it on return. */
export const DraftTakenBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await userEvent.type(await html(), '!');
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`]));
    await userEvent.type(await html(), '{Backspace}');
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** What is offered stays on offer until somebody decides, whatever is typed, taken back or saved meanwhile. */
export const DraftLeftOnOffer = meta.story({
  beforeEach: keepEarlier,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await userEvent.type(await html(), '!');
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`, MINE]));
    await userEvent.type(await html(), '{Backspace}');
    await waitFor(() => expect(kept()).toEqual([MINE]));
    await userEvent.type(await html(), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([MINE]));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with the draft' }));
    await expect(await html()).toHaveValue(MINE);
  },
});

/** What was typed before a draft is taken is on offer in its place. */
export const DraftTakenOverTyped = meta.story({
  beforeEach: keepEarlier,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await userEvent.type(await html(), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with the draft' }));
    await expect(await html()).toHaveValue(MINE);
    await waitFor(() => expect(kept().toSorted()).toEqual([MINE, `${stored.content}!`].toSorted()));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with the draft' }));
    await expect(await html()).toHaveValue(`${stored.content}!`);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft' }));
    await expect(canvas.queryByRole('button', { name: 'Continue with the draft' })).toBeNull();
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`]));
  },
});

/** Two pages that edit the same text keep a draft each, and saving in one leaves the other's alone. */
export const DraftOfAnotherPage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    keepEarlier();
    await userEvent.type(await html(), '!');
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`, MINE]));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([MINE]));
  },
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const PICTURE = `[role="textbox"] img[src$="${PIXEL}"]`;

/** A picture that is still being read when the save begins is in the text afterwards, and says that it is not saved. */
export const PictureWhileSaving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', async () => {
        // The answer comes when the picture is there.
        await waitFor(() => expect(document.querySelector(PICTURE)).not.toBeNull(), { timeout: 20_000 });
        return undefined;
      }),
    );
  },
  play: async ({ canvas, args }) => {
    const text = await screen.findByRole('textbox', { name: 'Privacy Policy' }, { timeout: 20_000 });
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'pixel.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    canvas.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      await canvas.findByText('Privacy Policy saved successfully!', undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(document.querySelector(PICTURE)).not.toBeNull();
    await waitFor(() => expect(kept()).toEqual([expect.stringContaining(PIXEL)]));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
});
