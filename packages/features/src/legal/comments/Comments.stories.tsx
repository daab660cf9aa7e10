import { errorBody, http } from '@planner/api-client/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, refusing, withProviders } from '../../testing/index.ts';
import { drafts } from '../drafts.ts';
import { EditPolicy } from '../EditPolicy.tsx';

const TEXT =
  '<h2>Deletion</h2><p>We delete your data within thirty days of receipt.</p><p>We keep backups for a year.</p>';
const BY = { savedAt: '2026-11-14T09:30:00.000Z', savedBy: 'Ada Admin', savedByEmail: 'ada@example.org' };
const PASSAGE = {
  exact: 'thirty days',
  prefix: 'Deletion We delete your data within ',
  suffix: ' of receipt. We keep backups for a year.',
  start: 30,
  count: 1,
};

interface Stored {
  _id: string;
  passage: typeof PASSAGE;
  text: string;
  resolved: typeof BY | null;
  answers: ({ _id: string; text: string } & typeof BY)[];
}

let comments: Stored[] = [];
const keys: (string | null)[] = [];
const resolutions: unknown[] = [];

const full = (comment: Stored | undefined) => ({ ...BY, ...(comment as Stored) });

const forgetDrafts = () => {
  for (const { id } of drafts.list('privacy')) drafts.remove(id);
};

const meta = preview.meta({
  title: 'Features/Legal/Comments',
  component: EditPolicy,
  decorators: [withProviders, lacking()],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { type: 'privacy' as const },
  beforeEach: ({ msw }) => {
    forgetDrafts();
    comments = [{ _id: 'a', passage: PASSAGE, text: 'So short?', resolved: null, answers: [] }];
    keys.length = resolutions.length = 0;
    const find = (id: unknown) => comments.find(({ _id }) => _id === id) ?? comments[0];
    msw.use(
      http.get('/policies/{type}', ({ response }) =>
        response(200).json(
          { content: TEXT, updatedAt: BY.savedAt, version: 3 },
          { headers: { ETag: '"p3"' } },
        ),
      ),
      http.get('/policies/{type}/draft', ({ response }) =>
        response(200).json({ version: 1, content: null, ...BY }, { headers: { ETag: '"1"' } }),
      ),
      http.get('/policies/{type}/comments', ({ response }) =>
        response(200).json({ items: comments.map(full) }),
      ),
      http.post('/policies/{type}/comments', async ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        const { passage, text } = await request.json();
        comments = [{ _id: `new ${text}`, passage, text, resolved: null, answers: [] }, ...comments];
        return response(201).json(full(comments[0]));
      }),
      http.post('/policies/{type}/comments/{id}/answers', async ({ params, request, response }) => {
        const { text } = await request.json();
        const answer = { _id: text, text, ...BY };
        find(params.id)?.answers.push(answer);
        return response(201).json(answer);
      }),
      http.put('/policies/{type}/comments/{id}/resolution', async ({ params, request, response }) => {
        const resolution = await request.json();
        resolutions.push(resolution);
        const { isResolved } = resolution;
        const resolved = isResolved ? BY : null;
        comments = comments.map((one) => (one === find(params.id) ? { ...one, resolved } : one));
        return response(200).json(full(find(params.id)));
      }),
    );
    return forgetDrafts;
  },
});

const editor = () => screen.findByRole('textbox', { name: 'Privacy Policy' });
const marked = (text: HTMLElement) =>
  [...text.querySelectorAll('[data-comment]')].map(({ textContent }) => textContent);

/** Selects words as a user does by dragging over them. */
const select = async (text: HTMLElement, words: string) => {
  text.focus();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + words.length);
    await waitFor(() => expect(getSelection()?.toString()).toBe(words));
    return;
  }
  throw new Error(`“${words}” is not in one text node`);
};
const panel = () => screen.findByRole('region', { name: 'Comments' });

export const Added = meta.story({
  play: async ({ canvas }) => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await select(text, 'backups for a year');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    const beside = within(await panel());
    await waitFor(() => expect(beside.getByLabelText('Comment')).toHaveFocus());
    await expect(beside.getByText('“backups for a year”')).toBeVisible();
    // And back.
    await userEvent.keyboard('Really?{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(beside.getByLabelText('Comment')).toHaveValue('Really?');
    await userEvent.click(beside.getByRole('button', { name: 'Save the comment' }));
    await waitFor(() => expect(marked(text)).toEqual(['thirty days', 'backups for a year']));
    await expect(comments[0]?.passage).toEqual({
      exact: 'backups for a year',
      prefix: 'Deletion We delete your data within thirty days of receipt. We keep ',
      suffix: '.',
      start: 56,
      count: 1,
    });
    await expect(text).toHaveFocus();
    await expect(await screen.findByText('The comment is saved. It is not public')).toBeVisible();
    await expect(beside.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(beside.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Comments (2)' })).toBeVisible();
    await expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  },
});

/** Of the block with the caret. */
export const AddedByKeys = meta.story({
  play: async () => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await select(text, 'backups');
    await userEvent.keyboard('{ArrowRight}{Control>}{Alt>}m{/Alt}{/Control}');
    const beside = within(await panel());
    await expect(await beside.findByText('“We keep backups for a year.”')).toBeVisible();
  },
});

export const AnsweredAndResolved = meta.story({
  play: async ({ canvas }) => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await userEvent.click(canvas.getByRole('button', { name: 'Comments (1)' }));
    const beside = within(await panel());
    await userEvent.click(await beside.findByRole('button', { name: 'Show' }));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(beside.getByRole('button', { name: 'Answer' }));
    await userEvent.keyboard('As the law says.');
    await userEvent.click(beside.getByRole('button', { name: 'Save the answer' }));
    await expect(await beside.findByText('As the law says.')).toBeVisible();
    await waitFor(() => expect(beside.queryByLabelText('Answer')).not.toBeInTheDocument());
    await userEvent.click(beside.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(marked(text)).toEqual([]));
    await userEvent.click(beside.getByRole('button', { name: 'Resolved (1)' }));
    await userEvent.click(await beside.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await expect(resolutions).toEqual([{ isResolved: true }, { isResolved: false }]);
    // Instead of the preview, which is back afterwards.
    await expect(canvas.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    await userEvent.click(beside.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('region', { name: 'Preview' })).toBeVisible();
  },
});

export const PassageChanged = meta.story({
  play: async ({ canvas }) => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await userEvent.click(canvas.getByText('thirty days'));
    const beside = within(await panel());
    await expect(await beside.findByRole('article')).toHaveAttribute('aria-current', 'true');
    await select(text, 'thirty');
    await userEvent.keyboard('sixty');
    await expect(await beside.findByText('The passage was changed')).toBeVisible();
    await expect(beside.getByText('“thirty days”')).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  decorators: [refusing('addPolicyComment')],
  play: async ({ canvas }) => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await expect(canvas.queryByRole('button', { name: 'Comment' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Comments (1)' }));
    const beside = within(await panel());
    await expect(await beside.findByText('So short?')).toBeVisible();
    await expect(beside.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  },
});

/** What was typed stays. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/policies/{type}/comments', ({ response }) =>
        response(422).json({ ...errorBody('Resolve a comment first: at most 100 can be open'), errors: {} }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const text = await editor();
    await select(text, 'backups');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    const beside = within(await panel());
    await userEvent.type(await beside.findByLabelText('Comment'), 'Which?');
    await userEvent.click(beside.getByRole('button', { name: 'Save the comment' }));
    await expect(await beside.findByText('Resolve a comment first: at most 100 can be open')).toBeVisible();
    await expect(beside.getByLabelText('Comment')).toHaveValue('Which?');
  },
});

/** Named in the dialog, which publishes all the same. */
export const NamedBeforePublishing = meta.story({
  play: async ({ canvas }) => {
    const text = await editor();
    await waitFor(() => expect(marked(text)).toEqual(['thirty days']));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Privacy Policy' }));
    await expect(await dialog.findByText('1 comment is open')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled());
  },
});
