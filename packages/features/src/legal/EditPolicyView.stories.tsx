import { fixtures } from '@planner/api-client/testing';
import type { Removal } from '@planner/policy-html';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectHtml, htmlView, passBannerTime, ready, typeHtml } from '../testing/index.ts';
import { EditPolicyView } from './EditPolicyView.tsx';
import { errorTexts } from './queries.ts';

const policy = fixtures.privacyPolicy;
const mine = policy.content.replace('nothing else', 'and nothing else at all');

const NOTHING: readonly Removal[] = [];

const meta = preview.meta({
  title: 'Features/Legal/EditPolicyView',
  component: EditPolicyView,
  // The kit has the pictures of the editor. Stories whose screen says more turn them on.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    type: 'privacy' as 'privacy' | 'terms',
    state: ready(policy),
    content: policy.content,
    updatedAt: policy.updatedAt,
    version: 3,
    isPending: false,
    savedCount: 0,
    removals: NOTHING,
    hosts: [],
    deadLinks: [],
    renderHistory: () => 'The history',
    onRetry: fn(),
    onChange: fn(),
    onSave: fn(),
    onConfirm: fn(),
    onKeepEditing: fn(),
    onDismissSaved: fn(),
    onDismissError: fn(),
    onDismissRestored: fn(),
    onDiscardRestored: fn(),
  },
});

const editor = () => screen.findByRole('textbox', { name: 'Privacy Policy' }, { timeout: 20_000 });

export const Ready = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await editor()).toBeVisible());
    await expect(canvas.getByText(/^Last updated: Apr 2, 2026/)).toBeVisible();
  },
});

export const AsksToSave = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Html = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expectHtml(policy.content);
    await expect(await htmlView()).toHaveAttribute('aria-placeholder', 'Write privacy policy here...');
    await expect(canvas.getByRole('button', { name: 'Switch to Editor' })).toBeVisible();
  },
});

export const Terms = meta.story({
  args: { type: 'terms', savedCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect(await screen.findByText('Terms and Conditions saved successfully!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    const html = await htmlView('Terms & Conditions, HTML');
    await expect(html).toHaveAttribute('aria-placeholder', 'Write terms and conditions here...');
  },
});

/** Returns whether the default action was prevented. */
const isTaken = (target: Element, key: KeyboardEventInit) =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));

const CTRL_S = { key: 's', code: 'KeyS', ctrlKey: true };

/** In the editor, the HTML and elsewhere; with any keyboard script; once while the keys are held. */
export const SavedByKeys = meta.story({
  play: async ({ canvas, args }) => {
    const text = await editor();
    await expect(isTaken(text, CTRL_S)).toBe(true);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(isTaken(text, { ...CTRL_S, repeat: true })).toBe(true);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    const keys = [
      { key: 'S', code: 'KeyS', metaKey: true },
      { key: 'ы', code: 'KeyS', ctrlKey: true },
      { key: 'σ', code: 'KeyS', ctrlKey: true },
      { key: 'س', code: 'KeyS', ctrlKey: true },
    ];
    const html = await htmlView();
    for (const key of keys) await expect(isTaken(html, key)).toBe(true);
    await expect(isTaken(document.body, CTRL_S)).toBe(true);
    await expect(args.onSave).toHaveBeenCalledTimes(6);
    // Strikethrough in the editor, another letter on the keyboard, characters, and an input method.
    for (const other of [
      { shiftKey: true },
      { altKey: true },
      { key: 'o' },
      { key: 'ş' },
      { key: 'ś', modifierAltGraph: true },
      { isComposing: true },
    ])
      await expect(isTaken(document.body, { ...CTRL_S, ...other })).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const history = await screen.findByRole('dialog', { name: 'History of Privacy Policy' });
    await expect(isTaken(history, CTRL_S)).toBe(true);
    await expect(args.onSave).toHaveBeenCalledTimes(6);
  },
});

export const NotSavedTwiceByKeys = meta.story({
  args: { isPending: true },
  play: async ({ args }) => {
    await expect(isTaken(await editor(), CTRL_S)).toBe(true);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The HTML view normalizes line endings; the policy keeps its own. */
export const HtmlWithOtherLineEnds = meta.story({
  args: { content: '<p>One</p>\r\n<p>Two</p>' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await typeHtml('!');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>One</p>\r\n<p>Two</p>!');
  },
});

export const Saving = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await editor()).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
});

export const Saved = meta.story({
  args: { savedCount: 1 },
  play: async ({ args }) => {
    await waitFor(async () => expect(await editor()).toBeVisible());
    await expect(await screen.findByText('Privacy Policy saved successfully!')).toBeVisible();
    await expect(await passBannerTime('Privacy Policy saved successfully!')).toBe(3000);
    await waitFor(() => expect(args.onDismissSaved).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { errorMessage: errorTexts.save },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await editor()).toBeVisible());
    await expect(await canvas.findByText('Failed to save policy')).toBeVisible();
  },
});

/** Ctrl+S saves the draft; only the button asks to publish. */
export const WithADesk = meta.story({
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => () => localStorage.removeItem('legal.fill'),
  args: { hasDesk: true, onSaveByKeys: fn(), unsaved: 'Draft saved, not public' },
  play: async ({ canvas, args }) => {
    await expect(isTaken(await editor(), CTRL_S)).toBe(true);
    await expect(args.onSaveByKeys).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill window' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish...' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
});

export const Restored = meta.story({
  args: { content: mine, restoredAt: '2026-11-14T09:30:00.000Z' },
  play: async ({ canvas, args }) => {
    await waitFor(async () => expect(await editor()).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard it' }));
    await expect(args.onDiscardRestored).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissRestored).toHaveBeenCalledOnce();
  },
});

export const Removals = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    removals: [
      {
        kind: 'element',
        what: 'the element “script” with its content',
        count: 1,
        places: ['before “Your name.”'],
        at: [0],
      },
      {
        kind: 'attribute',
        what: 'the attribute “onclick” of “p”',
        count: 3,
        places: ['in “Your name.”'],
        at: [0, 8, 12],
      },
    ],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'This will be removed' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('(3 times)');
    await userEvent.click(screen.getByRole('button', { name: 'Save without it' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const PhoneHtml = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    await expect(await htmlView()).toBeVisible();
  },
});

/** With both views. */
export const FilledWindow = meta.story({
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => () => localStorage.removeItem('legal.fill'),
  args: { unsaved: 'Unsaved changes, kept in this browser' },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const area = (await editor()).parentElement;
    await expect(area?.clientHeight).toBe(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Fill window' }));
    await waitFor(() => expect(area?.clientHeight).toBeGreaterThan(500));
    await expect(canvas.getByText(/ · version 3 · Unsaved changes, kept in this browser$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit HTML' }));
    const html = (await htmlView()).parentElement;
    await expect(html?.clientHeight).toBeGreaterThan(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the page' }));
    await expect(html?.clientHeight).toBe(300);
    await expect(localStorage.getItem('legal.fill')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Editor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fill window' }));
  },
});

/** The next visit begins as the last one ended. */
export const FilledBefore = meta.story({
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    localStorage.setItem('legal.fill', 'on');
    return () => localStorage.removeItem('legal.fill');
  },
  play: async ({ canvas }) => {
    const area = (await editor()).parentElement;
    await waitFor(() => expect(area?.clientHeight).toBeGreaterThan(500));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the page' }));
    await expect(area?.clientHeight).toBe(300);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const LoadingFailed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.get, isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
