import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Prose } from './Prose.tsx';

const POLICY = `<h2>What we keep</h2>
<p>Your name, your <strong>e-mail address</strong> and what you <em>choose</em> to enter. See <a href="#terms">the terms</a>.</p>
<ul><li>Habits<ul><li>with reminders</li></ul></li><li>Workouts</li></ul>
<ol><li>First</li><li>Second</li></ol>
<blockquote>We never sell it.</blockquote>
<h3 id="terms">Retention</h3>
<div data-table="" role="region" tabindex="0" aria-label="Retention"><table><caption>Retention</caption><thead><tr><th scope="col">Record</th><th scope="col">Kept for</th></tr></thead><tbody><tr><td>Account</td><td>As long as it exists</td></tr><tr><td>Log</td><td>14 days</td></tr></tbody></table></div>
<dl><dt>Controller</dt><dd>Planner GmbH, Berlin</dd></dl>
<pre>{ "export": "json" }</pre>`;

const QUILL = `<p class="ql-align-center">In the middle</p><p class="ql-indent-2">Two steps in</p>
<p class="ql-direction-rtl">سياسة الخصوصية</p>
<div class="ql-code-block-container"><div class="ql-code-block">one</div><div class="ql-code-block">two</div></div>
<ol><li data-list="bullet"><span class="ql-ui"></span>A bullet</li><li data-list="ordered">A number</li></ol>
<p><span class="ql-size-large">Large</span> and <span class="ql-size-small">small</span></p>`;

const meta = preview.meta({ title: 'Text/Prose', component: Prose, args: { html: POLICY } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Retention' })).toBeVisible();
  },
});

export const Nodes = meta.story({
  // Looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { html: document.createRange().createContextualFragment(POLICY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Retention' })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const EarlierEditors = meta.story({
  args: { html: QUILL },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('In the middle')).textAlign).toBe('center');
    await expect(getComputedStyle(canvas.getByText('Two steps in')).paddingInlineStart).not.toBe('0px');
    await expect(getComputedStyle(canvas.getByText('سياسة الخصوصية')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('A bullet')).listStyleType).toBe('disc');
  },
});

export const RightToLeftText = meta.story({
  args: {
    html: '<h2>سياسة الخصوصية</h2><p>نحتفظ باسمك وعنوان بريدك الإلكتروني.</p><ul><li>العادات</li></ul>',
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).direction).toBe('rtl');
  },
});

const textRect = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** Each paragraph follows its own letters, unless the text gives a direction. */
export const MixedDirections = meta.story({
  args: {
    html: '<p>We keep your name.</p><p>نحتفظ باسمك.</p><div dir="rtl"><p>Planner GmbH</p></div><p style="text-align: center"><b>العادات</b></p>',
  },
  play: async ({ canvas }) => {
    const page = canvas.getByText('We keep your name.').getBoundingClientRect();
    await expect(textRect(canvas.getByText('We keep your name.')).left).toBe(page.left);
    await expect(textRect(canvas.getByText('نحتفظ باسمك.')).right).toBeCloseTo(page.right, 0);
    await expect(textRect(canvas.getByText('Planner GmbH')).right).toBeCloseTo(page.right, 0);
    const { left, right } = textRect(canvas.getByText('العادات'));
    await expect(left - page.left).toBeCloseTo(page.right - right, 0);
  },
});

export const OwnColors = meta.story({
  args: {
    html: '<h2 style="color: rgb(0, 0, 0)">Scope</h2><p><span style="color: rgb(51, 51, 51)">Dark words, written for white paper.</span></p>',
    hasOwnColors: true,
  },
});

export const LongWords = meta.story({
  args: { html: `<p>${'Datenschutzgrundverordnung'.repeat(12)}</p>` },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
