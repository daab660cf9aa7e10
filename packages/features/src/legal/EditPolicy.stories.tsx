import { errorBody, fixtures, http, wirePolicies } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import {
  expectHtml,
  gatewayPage,
  htmlView,
  lacking,
  onPlainServer,
  refusing,
  serverFault,
  shownHtml,
  typeHtml,
  unreachable,
  withLegalTexts,
  withProviders,
} from '../testing/index.ts';
import { drafts } from './drafts.ts';
import { EditPolicy, type EditPolicyProps } from './EditPolicy.tsx';

const stored = fixtures.privacyPolicy;
const MINE = '<p>Mine.</p>';

const forgetDrafts = () => {
  for (const { id } of drafts.list('privacy')) drafts.remove(id);
};

const kept = () => drafts.list('privacy').map(({ content }) => content);

const keepEarlier = () => {
  drafts.write({
    id: 'draft:policy:privacy:earlier',
    content: MINE,
    base: stored.content,
    at: '2026-11-14T09:30:00.000Z',
  });
};

const Closable = (props: EditPolicyProps) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(false)}>Close the screen</button>
      {isOpen && <EditPolicy {...props} />}
    </>
  );
};

const meta = preview.meta({
  title: 'Features/Legal/EditPolicy',
  component: EditPolicy,
  decorators: [withProviders, lacking('publishPolicy')],
  // `EditPolicyView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { type: 'privacy' as const, onDirtyChange: fn() },
  beforeEach: () => {
    forgetDrafts();
    return forgetDrafts;
  },
});

const saveMine = async (content = MINE) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit HTML' }));
  await typeHtml('{Control>}a{/Control}{Delete}');
  await typeHtml(content);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
};

/** Input is kept, in the field and as a draft. */
const expectToStay = async () => {
  await expectHtml(MINE);
  await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await waitFor(() => expect(kept()).toEqual([MINE]));
};

/** With the desk. */
export const Ready = meta.story({
  tags: ['screen:editPrivacyPolicy'],
  decorators: [lacking()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publishing' })).toBeVisible();
  },
});

export const TermsReady = meta.story({
  tags: ['screen:editTermsAndConditions'],
  decorators: [lacking()],
  args: { type: 'terms' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publishing' })).toBeVisible();
  },
});

const editorOf = (name: string) => screen.findByRole('textbox', { name }, { timeout: 20_000 });

/** What those who may change nothing see of the desk: text, versions, comments and acceptances. */
export const ReadOnly = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [
    refusing(
      'savePolicy',
      'savePolicyDraft',
      'publishPolicy',
      'withdrawPolicyVersion',
      'addPolicyComment',
      'answerPolicyComment',
      'resolvePolicyComment',
    ),
    lacking(),
  ],
  // Kept for another account of this browser.
  beforeEach: keepEarlier,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publishing' })).toBeVisible();
    const text = await editorOf('Privacy Policy');
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await expect(text).not.toHaveTextContent('Mine.');
    await expect(canvas.getByText(/ · Your access is read only$/)).toBeVisible();
    for (const name of ['Edit HTML', 'Save Changes', 'Discard the draft'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'Your access does not include this',
      );
    await userEvent.click(canvas.getByRole('button', { name: /^Comments/ }));
    await expect(await canvas.findByRole('heading', { name: 'Comments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resolve' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of Privacy Policy' }));
    await expect(
      await history.findByRole('button', { name: /^Restore version/ }),
    ).toHaveAccessibleDescription('Your access does not include this');
    await userEvent.click(history.getByRole('radio', { name: 'The draft' }));
    await expect(history.queryByRole('textbox', { name: 'Name of the draft as it is now' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(kept()).toEqual([MINE]);
  },
});

/** Beside the two that every server has. */
export const FurtherText = meta.story({
  tags: ['screen:editLegalText'],
  decorators: [withLegalTexts({ type: 'imprint.de', title: 'Impressum', language: 'de' })],
  args: { type: 'imprint.de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Publishing' })).toBeVisible();
    await expect(await editorOf('Impressum')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByRole('dialog', { name: 'Publish Impressum' })).toBeInTheDocument();
  },
});

/** The server responds to saves without a body. */
export const WithoutHistory = meta.story({
  decorators: [onPlainServer],
  beforeEach: ({ msw }) => {
    let content = '<p>Before.</p>';
    msw.use(
      http.get('/policies/{type}/versions', ({ response }) => response(404).json(errorBody('Not found'))),
      http.get('/policies/{type}', ({ response }) =>
        response(200).json({ content, updatedAt: '2026-11-15T12:00:00.000Z' }),
      ),
      http.post('/policies', async ({ request, response }) => {
        ({ content } = await request.json());
        return response.untyped(new Response(null, { status: 204 }));
      }),
    );
  },
  play: async ({ canvas }) => {
    await saveMine();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expectHtml(MINE);
    await expect(canvas.getByText(/^Last updated: Nov 15, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  },
});

export const Saved = meta.story({
  play: async ({ args }) => {
    await saveMine();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expectHtml(MINE);
    await expect(args.onDirtyChange).toHaveBeenCalledWith(true);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const Unsaved = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await typeHtml('!');
    await expect(await canvas.findByText(/ · Unsaved changes, kept in this browser$/)).toBeVisible();
    const writes = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await typeHtml('?');
    await waitFor(() => expect(writes).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(/no room to keep them: save now$/)).toBeVisible();
    writes.mockRestore();
    await typeHtml('{Backspace}{Backspace}');
    await expect(canvas.queryByText(/Unsaved changes/)).toBeNull();
  },
});

export const AsksBeforeItRemoves = meta.story({
  play: async () => {
    await saveMine('<p onclick="x()">Mine.</p>');
    const question = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await expect(question).toHaveTextContent('the attribute “onclick” of “p”');
    await userEvent.click(screen.getByRole('button', { name: 'Save without it' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expectHtml(MINE);
  },
});

const markNames = () =>
  screen.queryAllByRole('img', { name: /^Will be removed/ }).map((mark) => mark.ariaLabel);

/** Marks stay in the editor until what they name is gone. */
export const ShowsWhereItRemoves = meta.story({
  play: async ({ canvas }) => {
    await saveMine('<p>Theirs.</p><p onclick="x()">Mine.</p>');
    const question = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await expect(question).toHaveTextContent('in “Mine.”');
    await expect(screen.queryByRole('button', { name: 'Show in “Mine.”' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Editor' }));
    await waitFor(() => expect(markNames()).toEqual(['Will be removed: the attribute “onclick” of “p”']));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show in “Mine.”' }));
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(text).toHaveFocus();
    await userEvent.keyboard('All ');
    await waitFor(() => expect(text).toHaveTextContent('All Mine.'));
    await expect(markNames()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save without it' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(markNames()).toEqual([]));
  },
});

const FOREIGN = '<p><img src="https://pictures.example/a.png" alt="A"></p>';

/** Pictures of other sites tell them who reads the text. Those that the stored text has are known. */
export const AsksBeforePicturesOfOtherSites = meta.story({
  play: async () => {
    await saveMine(FOREIGN);
    const question = await screen.findByRole('alertdialog', { name: 'Pictures from other sites' });
    await expect(question).toHaveTextContent('Readers load pictures from other sites: pictures.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save with them' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typeHtml(MINE);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectHtml(FOREIGN + MINE);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** Without a desk, saving publishes. */
export const AsksBeforeDeadLinks = meta.story({
  play: async () => {
    await saveMine('<p>See <a href="#c-1">2.1</a>.</p>');
    const question = await screen.findByRole('alertdialog', { name: 'Links that lead nowhere' });
    await expect(question).toHaveTextContent('because what they lead to is gone: “2.1”');
    await userEvent.click(screen.getByRole('button', { name: 'Save with them' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
  },
});

/** Browsers parse everything after an unclosed video as its content. */
export const ShowsTheWordsItRemoves = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await typeHtml('{Control>}a{/Control}{Delete}');
    const content = '<p>Mine.</p><video><h2>Your rights</h2><p>Ask <b>us</b> &lt;b&gt;.</p>';
    await userEvent.paste(content);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const question = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await expect(question).toHaveTextContent('the element “video” with its content');
    const words = screen.getByRole('textbox', { name: '5 removed words' });
    await expect(words).toHaveValue('Your rights\nAsk us <b>.');
    await expect(words).toHaveAccessibleDescription(
      'Close the element “video” in the HTML view to keep them.',
    );
    // Words would be lost, so Enter cancels.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expectHtml(content);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
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
    await expectHtml(stored.content);
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
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
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

const etags: (string | null)[] = [];

/** Someone else has saved this text as version 2; a save with another ETag is refused. */
const savedMeanwhile = (content: string, updatedAt = wirePolicies.privacy.updatedAt) => {
  etags.length = 0;
  return http.post('/policies', ({ request, response }) => {
    etags.push(request.headers.get('If-Match'));
    if (etags.at(-1) === '"2"') return undefined;
    const current = { ...wirePolicies.privacy, content, updatedAt };
    const refusal = { ...errorBody('This was changed after you opened it'), current };
    return response(412).json(refusal, { headers: { ETag: '"2"' } });
  });
};

const saveAgain = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

const merged = () => canvasButton('Take over their changes');
const canvasButton = (name: string) => screen.findByRole('button', { name });

export const SavedByTwo = meta.story({
  beforeEach: ({ msw }) => msw.use(savedMeanwhile(`<p>Theirs.</p>${stored.content}`)),
  play: async ({ canvas }) => {
    await saveMine(`${stored.content}<p>Mine.</p>`);
    await expect(
      await canvas.findByText('Someone else has saved this policy while you were editing'),
    ).toBeVisible();
    await saveAgain();
    await expect(etags).toHaveLength(1);
    await userEvent.click(await merged());
    await expectHtml(`<p>Theirs.</p>${stored.content}<p>Mine.</p>`);
    await saveAgain();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(etags).toEqual(['"1"', '"2"']);
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

export const MineDiscarded = meta.story({
  beforeEach: ({ msw }) => msw.use(savedMeanwhile('<p>Theirs.</p>')),
  play: async () => {
    await saveMine();
    await userEvent.click(await canvasButton('Discard mine'));
    await expectHtml('<p>Theirs.</p>');
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** Nothing was typed, so theirs is taken without a question. */
export const SavedUntyped = meta.story({
  beforeEach: ({ msw }) => msw.use(savedMeanwhile('<p>Theirs.</p>')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await htmlView();
    await saveAgain();
    await expectHtml('<p>Theirs.</p>');
    await saveAgain();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
  },
});

/** Saved again without a change of the text: mine is the only change. */
export const SavedMeanwhileUnchanged = meta.story({
  beforeEach: ({ msw }) => msw.use(savedMeanwhile(stored.content)),
  play: async () => {
    await saveMine();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(etags).toEqual(['"1"', '"2"']);
  },
});

/** The response got lost; the next attempt conflicts with its own text. */
export const SavedBefore = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', ({ response }) => {
        const current = { ...wirePolicies.privacy, content: MINE };
        const refusal = { ...errorBody('This was changed after you opened it'), current };
        return response(412).json(refusal, { headers: { ETag: '"2"' } });
      }),
    );
  },
  play: async () => {
    await saveMine();
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** What did not reach the server goes on where it was. */
export const Restored = meta.story({
  beforeEach: keepEarlier,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Text that had not reached the server is back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expectHtml(MINE);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expectHtml(stored.content);
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** The server has another text since. */
export const RestoredAndMerged = meta.story({
  beforeEach: () => {
    const base = stored.content.slice(0, stored.content.indexOf('<p>'));
    drafts.write({
      id: 'draft:policy:privacy:earlier',
      content: `<p>Mine.</p>${base}`,
      base,
      at: '2026-11-14T09:30:00.000Z',
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await merged());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expectHtml(`<p>Mine.</p>${stored.content}`);
  },
});

/** The first keystroke is written at once, the nine after it cause one write: after a moment, or when the screen unmounts. */
export const DraftWrittenOnce = meta.story({
  render: (args) => <Closable {...args} />,
  beforeEach: () => {
    // Holds the timer of the write.
    const start = window.setTimeout.bind(window);
    const timers = spyOn(window, 'setTimeout');
    timers.mockImplementation(((act: TimerHandler, delay?: number) =>
      start(act, delay === 40 ? 2 ** 31 - 1 : delay)) as typeof setTimeout);
    return () => {
      timers.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const writes = spyOn(Storage.prototype, 'setItem');
    const written = () => writes.mock.calls.filter(([key]) => key.startsWith('draft:policy:privacy'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await typeHtml('0123456789');
    await waitFor(() => expect(written()).toHaveLength(1));
    await expect(kept()).toEqual([`${stored.content}0`]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the screen' }));
    await expect(written()).toHaveLength(2);
    await expect(kept()).toEqual([`${stored.content}0123456789`]);
    writes.mockRestore();
  },
});

export const DraftTakenBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    await typeHtml('!');
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`]));
    await typeHtml('{Backspace}');
    await waitFor(() => expect(kept()).toEqual([]));
  },
});

/** Saving in one tab keeps the other tab's draft. */
export const DraftOfAnotherPage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    keepEarlier();
    await typeHtml('!');
    await waitFor(() => expect(kept()).toEqual([`${stored.content}!`, MINE]));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([MINE]));
  },
});

const richText = () => screen.findByRole('textbox', { name: 'Privacy Policy' }, { timeout: 20_000 });

const typeInEditor = async (words: string) => {
  const text = await richText();
  text.focus();
  const [first] = text.querySelectorAll('h1, h2, p');
  document.getSelection()?.collapse(first ?? text, first?.childNodes.length);
  await userEvent.keyboard(words);
};

export const UndoneAfterALookAtTheHtml = meta.story({
  play: async ({ canvas }) => {
    await typeInEditor('!');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expect(await shownHtml()).not.toBe(stored.content);
    await expect(canvas.queryByRole('textbox', { name: 'Privacy Policy' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Editor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expectHtml(stored.content);
  },
});

/** HTML edits are one undo step and keep earlier steps. */
export const UndoneAfterEditingTheHtml = meta.story({
  play: async ({ canvas }) => {
    await typeInEditor('!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit HTML' }));
    const typed = await shownHtml();
    await typeHtml('<p>More.</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Editor' }));
    await waitFor(async () => expect(await richText()).toHaveTextContent('More.'));
    for (const before of [typed, stored.content]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
      await expectHtml(before);
      await userEvent.click(canvas.getByRole('button', { name: 'Switch to Editor' }));
    }
  },
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const PICTURE = `[role="textbox"] img[src$="${PIXEL}"]`;

/** An image that finishes loading during a save is kept as an unsaved change. */
export const PictureWhileSaving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies', async () => {
        // Responds after the image has loaded.
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
      await screen.findByText('Privacy Policy saved successfully!', undefined, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(document.querySelector(PICTURE)).not.toBeNull();
    await waitFor(() => expect(kept()).toEqual([expect.stringContaining(PIXEL)]));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
});
