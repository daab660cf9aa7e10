import { expect, spyOn, waitFor, within } from 'storybook/test';
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

/** Markers stand where the lines start, also in a text of the other direction. The text may say otherwise. */
export const ListsOfBothDirections = meta.story({
  args: {
    html: '<p>We keep:</p><ul><li>العادات<ol><li>التذكيرات</li></ol></li></ul><ul><li>Habits</li><li>التمارين</li></ul><ul dir="ltr"><li>المصاريف</li></ul>',
  },
  play: async ({ canvas }) => {
    const directionOf = (text: string) => getComputedStyle(canvas.getByText(text)).direction;
    await expect(['العادات', 'التذكيرات', 'التمارين'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl']);
    await expect(['We keep:', 'Habits', 'المصاريف'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr']);
  },
});

export const Letters = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    html: '<ol type="A"><li>Annex<ol type="I"><li>Part<ol type="a"><li>Point</li></ol></li></ol></li></ol><ol style="list-style-type: upper-roman"><li>Title<ol type="i"><li>Rule<ol><li>Note</li></ol></li></ol></li></ol><ol><li type="A">Own</li></ol><ol style="list-style-type: lower-greek"><li>Greek</li></ol><ul style="list-style-type: none"><li>Without</li></ul><ul type="square"><li>Square</li></ul><ul><li>Disc<ul><li>Circle</li></ul></li></ul>',
  },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('li')];
    await expect(
      items.map((item) => `${item.firstChild?.textContent} ${getComputedStyle(item).listStyleType}`),
    ).toEqual([
      'Annex upper-alpha',
      'Part upper-roman',
      'Point lower-alpha',
      'Title upper-roman',
      'Rule lower-roman',
      'Note lower-roman',
      'Own upper-alpha',
      'Greek lower-greek',
      'Without none',
      'Square square',
      'Disc disc',
      'Circle circle',
    ]);
  },
});

const withContents = {
  contentsLabel: 'Contents',
  html: '<h2>What we keep</h2><p>Your name.</p><h3>Of members</h3><p>Habits.</p><h2 id="policy-who">Who sees it</h2><p>Nobody.</p><h2>حقوقك</h2><p>كلها.</p><h2>How long</h2><p>A year.</p>',
};

/** The link stands beside the block, does not take the place of its text, and copies the address. */
export const Addresses = meta.story({
  args: {
    contentsLabel: 'Contents',
    html: ['What we keep', 'Who sees it', 'How long', 'Your rights', 'How to reach us']
      .map((title, index) => {
        const link = (id: string) =>
          `<a data-address="" id="policy-${id}-${index}" href="#policy-${id}-${index}" aria-label="Link to “${title}”"></a>`;
        return `<h2 aria-label="${title}">${title}${link('heading')}</h2><p>${index + 1}.1 Only what you enter, as long as you have an account, and nothing else that could say who you are.${link('clause')}</p>`;
      })
      .join(''),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    await expect(contents.getByRole('link', { name: 'How long' })).toHaveAttribute(
      'href',
      '#policy-heading-2',
    );
    const [link] = canvas.getAllByRole('link', { name: 'Link to “How long”' }) as [HTMLAnchorElement];
    const heading = canvas.getByRole('heading', { name: 'How long' });
    await expect(link.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().bottom);
    const copied: string[] = [];
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) =>
      Promise.resolve(void copied.push(text)),
    );
    // Tests run in a frame that other addresses end.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(await canvas.findByText('Address copied')).toBeInTheDocument();
    await expect(link).toHaveTextContent('✓');
    write.mockRestore();
    await expect(copied).toEqual([new URL('#policy-heading-2', location.href).href]);
    await expect(canvasElement).not.toHaveTextContent('#');
    await waitFor(() => expect(link).toHaveTextContent(''));
    await expect(canvasElement).not.toHaveTextContent('✓');
  },
});

export const Contents = meta.story({
  args: withContents,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    const hrefs = contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(hrefs).toEqual([
      ['What we keep', '#section-1'],
      ['Of members', '#section-2'],
      ['Who sees it', '#policy-who'],
      ['حقوقك', '#section-4'],
      ['How long', '#section-5'],
    ]);
    await expect(canvas.getByRole('heading', { name: 'Of members' }).id).toBe('section-2');
    await userEvent.click(contents.getByText('Contents'));
    await expect(contents.getByText('How long')).not.toBeVisible();
    await userEvent.click(contents.getByText('Contents'));
    const sizes = ['h2', 'h3', 'p'].map((tag) => canvasElement.querySelector(tag));
    const px = sizes.map((element) => element && getComputedStyle(element).fontSize);
    await expect(px).toEqual(['20px', '17px', '16px']);
  },
});

export const OwnContents = meta.story({
  args: { ...withContents, html: `<nav><a href="#policy-who">Who sees it</a></nav>${withContents.html}` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText('Contents')).toBeNull();
  },
});

export const Keyboard = meta.story({
  args: withContents,
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Moves to the title of the contents, their links, then links and tables of the text',
      },
    ],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Contents')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What we keep' })).toHaveFocus();
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
