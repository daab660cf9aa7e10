import { fixtures } from '@planner/api-client/testing';
import { renderPolicyHtml } from '@planner/policy-html';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { PublicPolicyView } from './PublicPolicyView.tsx';

/** Lists as stored by Quill 1 (indent classes) and Quill 2 (`data-list` items, always in an `ol`). */
const QUILL_LISTS = `<ol><li>Scope</li><li class="ql-indent-1">Visitors</li><li class="ql-indent-1">Members</li><li class="ql-indent-2">of a family</li><li>Storage</li></ol>
<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>Name</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>First name</li><li data-list="bullet" class="ql-indent-2"><span class="ql-ui" contenteditable="false"></span>Middle name</li></ol>
<ol><li data-list="checked"><span class="ql-ui" contenteditable="false"></span>Encrypted</li><li data-list="unchecked"><span class="ql-ui" contenteditable="false"></span>Shared</li></ol>`;

const itemOf = (text: HTMLElement): string[] => {
  const item = text.closest('li');
  const list = item?.parentElement;
  const parent = list?.parentElement?.closest('li')?.firstChild?.textContent ?? '';
  return item && list ? [parent, list.localName, getComputedStyle(item).listStyleType] : [];
};

const policy = { ...fixtures.privacyPolicy, render: renderPolicyHtml };

const showing = (content: string) => ({ state: ready({ ...policy, content }) });

const meta = preview.meta({
  title: 'Features/Legal/PublicPolicyView',
  component: PublicPolicyView,
  args: {
    type: 'privacy',
    state: ready(policy),
    getTextHref: (type: string) => `/texts/${type}`,
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  tags: ['screen:privacyPolicy'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep', level: 2 })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const PlainText = meta.story({
  args: showing('We keep:\n- your name\n- your e-mail\n\nWrite to us.'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(4);
  },
});

export const RightToLeft = meta.story({
  args: showing('<h2>سياسة الخصوصية</h2><p>نحتفظ باسمك.</p>'),
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch policy', isRetrying: false } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText(/Error loading privacy policy: Failed to fetch policy/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { state: ready({ ...policy, content: '<p></p>', updatedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No privacy policy content available')).toBeVisible();
  },
});

export const UnreadableAddress = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    history.replaceState(history.state, '', '#100%');
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep', level: 2 })).toBeVisible();
  },
});

export const QuillLists = meta.story({
  args: showing(QUILL_LISTS),
  play: async ({ canvas }) => {
    for (const [text, ...expected] of [
      ['Scope', '', 'ol', 'decimal'],
      ['Visitors', 'Scope', 'ol', 'lower-alpha'],
      ['Members', 'Scope', 'ol', 'lower-alpha'],
      ['of a family', 'Members', 'ol', 'lower-roman'],
      ['Storage', '', 'ol', 'decimal'],
      ['Name', '', 'ul', 'disc'],
      ['First name', 'Name', 'ul', 'circle'],
      ['Middle name', 'First name', 'ul', 'square'],
      ['Encrypted', '', 'ul', '"☑ "'],
      ['Shared', '', 'ul', '"☐ "'],
    ] as const)
      await expect(itemOf(canvas.getByText(text))).toEqual(expected);
  },
});

/** Text stored without the server's validation is rejected too. */
export const TooDeep = meta.story({
  args: showing('<div>'.repeat(1000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nested more than 100 deep/)).toBeVisible();
  },
});

const termsPolicy = { ...fixtures.termsPolicy, render: renderPolicyHtml };
const terms = { type: 'terms', state: ready(termsPolicy) } as const;

export const TermsReady = meta.story({
  tags: ['screen:termsAndConditions'],
  args: terms,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Using the planner', level: 2 })).toBeVisible();
  },
});

export const TermsPhone = meta.story({ args: terms, globals: { viewport: { value: 'phone' } } });

export const TermsLoading = meta.story({ args: { type: 'terms', state: { status: 'loading' } } });

export const TermsFailed = meta.story({
  args: { type: 'terms', state: { status: 'failed', message: 'Failed to fetch policy', isRetrying: false } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Failed to load terms/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const TermsEmpty = meta.story({
  args: { type: 'terms', state: ready({ ...termsPolicy, content: '<p></p>', updatedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No terms available')).toBeVisible();
  },
});

/** A further text, in a language from right to left, with the same in others. */
export const FurtherText = meta.story({
  tags: ['screen:legalText'],
  args: {
    type: 'imprint.ar',
    state: ready({
      ...policy,
      type: 'imprint.ar',
      title: 'بيانات الناشر',
      language: 'ar',
      content: '<h2>الناشر</h2><p>شركة المخطط، برلين.</p>',
      translations: [
        { type: 'imprint', title: 'Imprint', language: 'en' },
        { type: 'imprint.de', title: 'Impressum', language: 'de' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'بيانات الناشر' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      '/texts/imprint.de',
    );
    const text = canvas.getByRole('heading', { level: 2, name: 'الناشر' });
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
});

export const FurtherTextEmpty = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    type: 'imprint.de',
    state: ready({ ...policy, type: 'imprint.de', title: 'Impressum', language: 'de', content: '' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been published yet.')).toBeVisible();
  },
});
