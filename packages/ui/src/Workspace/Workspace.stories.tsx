import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PreviewFrame } from '../PreviewFrame/PreviewFrame.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { Workspace, type WorkspaceProps } from './Workspace.tsx';

const LONG = Array.from(
  { length: 30 },
  (_, index) =>
    `<h2>${index + 1}. Clause</h2>\n<p>${'We keep what you tell us, and nothing else. '.repeat(index % 3 === 0 ? 12 : 3)}</p>`,
).join('\n');

/** In the shell, which it covers. */
function Screen({ isFilled: isFilledFirst, onLeave, ...props }: WorkspaceProps) {
  const [isFilled, setFilled] = useState(isFilledFirst);
  const leave = () => {
    setFilled(false);
    onLeave();
  };
  return (
    <AppShell
      sidebar={<Button>Users</Button>}
      topBar={<TopBar title="Terms" />}
      footer={<Footer>Planner</Footer>}
    >
      <Workspace
        {...props}
        isFilled={isFilled}
        onLeave={leave}
        header={
          <PageHeader
            title="Terms"
            description="Last updated: Apr 2, 2026"
            actions={
              <>
                <Button onPress={() => setFilled(!isFilled)}>
                  {isFilled ? 'Back to the page' : 'Fill window'}
                </Button>
                <Button variant="primary">Save Changes</Button>
              </>
            }
          />
        }
      />
    </AppShell>
  );
}
Screen.displayName = 'Workspace';

const meta = preview.meta({
  title: 'Layout/Workspace',
  component: Workspace,
  parameters: {
    keyboard: [
      { keys: ['Escape'], does: 'Leaves the filled window, unless a menu, a dialog or the toolbar needs it' },
    ],
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'laptop' } },
  args: {
    isFilled: false,
    onLeave: fn(),
    header: undefined,
    children: <RichTextEditor label="Terms" value={LONG} onChange={fn()} />,
    preview: (
      <Card title="What visitors see">
        <PreviewFrame label="Preview" theme="light">
          <Prose html={LONG} />
        </PreviewFrame>
      </Card>
    ),
  },
  render: (args) => <Screen {...args} />,
});

const text = () => screen.findByRole('textbox', { name: 'Terms' }, { timeout: 20_000 });
const area = async () => (await text()).parentElement as HTMLElement;

export const Default = meta.story({
  play: async () => {
    await expect((await area()).clientHeight).toBe(300);
  },
});

/** The clause at the line that moves from the upper edge at the start of the text to the lower edge at its end. */
const clauseAt = (pane: Element) => {
  const { scrollTop, scrollHeight, clientHeight } = pane;
  const line = pane.getBoundingClientRect().top + (scrollTop / (scrollHeight - clientHeight)) * clientHeight;
  return [...pane.querySelectorAll('h2, p')]
    .findLast((block) => block.getBoundingClientRect().top <= line + 1)
    ?.textContent.trim();
};

export const Filled = meta.story({
  args: {
    isFilled: true,
    aside: (
      <Card title="Publishing" isBar>
        Nothing has been published yet.
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const scroller = await area();
    await waitFor(() => expect(scroller.clientHeight).toBeGreaterThan(500));
    await expect(scroller.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const frame = canvas.getByRole('region', { name: 'Preview' });
    await expect(
      Math.abs(frame.getBoundingClientRect().left - scroller.getBoundingClientRect().left),
    ).toBeGreaterThan(innerWidth / 3);
    // Head, bar, a row of tools and the foot leave each of them 60 % of the window.
    await expect(scroller.clientHeight).toBeGreaterThan(innerHeight * 0.6);
    await expect(frame.parentElement?.clientHeight).toBeGreaterThan(innerHeight * 0.6);
    // Neither seen nor reached.
    await expect(canvas.queryByRole('button', { name: 'Users' })).toBeNull();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
});

const paste = async () => {
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/html',
    '<p>We inform you <del cite="mailto:Jane%20Doe">sixty (60)</del><ins cite="mailto:Jane%20Doe">thirty (30)</ins> days before.<span hidden> INTERNAL: fallback position</span></p>',
  );
  (await text()).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

/** What a paste did stands beside the text, instead of the preview. */
export const Pasted = meta.story({
  args: { isFilled: true },
  play: async ({ canvas }) => {
    await paste();
    const panel = await canvas.findByRole('region', { name: 'Pasted' });
    await expect(canvas.queryByRole('region', { name: 'Preview' })).toBeNull();
    await expect(panel.getBoundingClientRect().width).toBe(460);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await user.click(within(panel).getByRole('button', { name: 'Done' }));
    await canvas.findByRole('region', { name: 'Preview' });
    await paste();
    await canvas.findByRole('region', { name: 'Pasted' });
  },
});

/** A bar with much to say scrolls in its own frame, above the text and what a paste did. */
export const PastedBelowABar = meta.story({
  args: {
    isFilled: true,
    aside: (
      <Card title="Publishing" isBar>
        {'Version 15 comes into force on Nov 30, 2026. The public page announces it. '.repeat(20)}
        <Button size="small">Discard the draft</Button>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await paste();
    const panel = await canvas.findByRole('region', { name: 'Pasted' });
    const bar = canvas.getByRole('region', { name: 'Publishing' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(panel.getBoundingClientRect().top);
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.2);
    await expect(bar.scrollHeight).toBeGreaterThan(bar.clientHeight);
    // Beside the tools, too.
    await expect(panel.getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole('button', { name: 'Bold' }).getBoundingClientRect().top,
    );
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.queryByRole('region', { name: 'Preview' })).toBeNull();
  },
});

/** Each shows the clause that the other shows, though their heights differ. */
export const ScrollsTogether = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isFilled: true },
  play: async ({ canvas }) => {
    const scroller = await area();
    const pane = canvas.getByRole('region', { name: 'Preview' }).parentElement as HTMLElement;
    await waitFor(() => expect(scroller.clientHeight).toBeGreaterThan(500));
    const clause = (number: number) =>
      [...scroller.querySelectorAll('h2')].find(({ textContent }) => textContent === `${number}. Clause`);
    await waitFor(async () => {
      // Until the code for it has loaded.
      scroller.scrollTop = 0;
      clause(12)?.scrollIntoView({ block: 'start' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(pane.scrollTop).toBeGreaterThan(0);
    });
    await expect(clauseAt(pane)).toBe(clauseAt(scroller));
    const before = scroller.scrollTop;
    pane.scrollTop *= 1.5;
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(before));
    await expect(clauseAt(scroller)).toBe(clauseAt(pane));
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(pane.scrollTop).toBeGreaterThan(pane.scrollHeight - pane.clientHeight - 2));
  },
});

export const FillsAtTheSamePlace = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const scroller = await area();
    scroller.scrollTop = scroller.scrollHeight / 2;
    await user.click(canvas.getByRole('button', { name: 'Fill window' }));
    const pane = canvas.getByRole('region', { name: 'Preview' }).parentElement as HTMLElement;
    await waitFor(() => expect(pane.scrollTop).toBeGreaterThan(0));
    await expect(clauseAt(pane)).toBe(clauseAt(scroller));
  },
});

const shareOf = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollTop / (scrollHeight - clientHeight);

/** The hidden editor has blocks, but no place. */
export const ScrollsWithSource = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    isFilled: true,
    children: (
      <>
        <TextArea label="Terms, HTML" value={LONG} onChange={fn()} rows={10} />
        <div hidden>
          <RichTextEditor label="Terms" value={LONG} onChange={fn()} />
        </div>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const source = canvas.getByRole('textbox', { name: 'Terms, HTML' });
    const pane = canvas.getByRole('region', { name: 'Preview' }).parentElement as HTMLElement;
    await waitFor(() => expect(source.scrollHeight).toBeGreaterThan(source.clientHeight + 100));
    await waitFor(() => expect(document.querySelector('[aria-label="Terms"].tiptap')).not.toBeNull());
    await waitFor(async () => {
      // Until the code for it has loaded.
      source.scrollTop = 0;
      await new Promise(requestAnimationFrame);
      source.scrollTop = (source.scrollHeight - source.clientHeight) / 2;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(shareOf(pane)).toBeCloseTo(0.5, 1);
    });
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: <RichTextEditor label="Terms" value="<p>One.</p><ul><li>Two.</li></ul>" onChange={fn()} />,
  },
  play: async ({ canvas, args }) => {
    const field = await text();
    const fill = canvas.getByRole('button', { name: 'Fill window' });
    await user.click(fill);
    await expect(canvas.getByRole('button', { name: 'Back to the page' })).toHaveFocus();
    await expect(await text()).toBe(field);
    // In the toolbar it returns to the text.
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onLeave).not.toHaveBeenCalled();
    // It closes a menu.
    await user.click(canvas.getByRole('button', { name: /^Text style/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onLeave).not.toHaveBeenCalled();
    // In a list it is the way out for Tab first.
    await user.click(canvas.getByText('Two.'));
    await user.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await expect(field.parentElement?.clientHeight).toBe(300);
    // From what stands beside the text it returns there first.
    await user.click(fill);
    canvas.getByRole('region', { name: 'Preview' }).focus();
    await user.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

const isSeen = (element: Element) => {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 40, Math.max(top, 300) + 40));
};

/** In a narrower window one of the two is shown; the other one is reached by keys, which show it. */
export const OneAtATime = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { isFilled: true, viewLabels: { choice: 'Show', text: 'Text', preview: 'What visitors see' } },
  play: async ({ canvas }) => {
    const field = await text();
    const frame = canvas.getByRole('region', { name: 'Preview' });
    await waitFor(() => expect(isSeen(field)).toBe(true));
    const views = within(canvas.getByRole('radiogroup', { name: 'Show' }));
    await user.click(views.getByRole('radio', { name: 'What visitors see' }));
    await waitFor(() => expect(isSeen(frame)).toBe(true));
    await expect(isSeen(field)).toBe(false);
    field.focus();
    await waitFor(() => expect(isSeen(field)).toBe(true));
    await expect(views.getByRole('radio', { name: 'Text' })).toBeChecked();
    frame.focus();
    await waitFor(() => expect(isSeen(frame)).toBe(true));
    await user.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(views.getByRole('radio', { name: 'Text' })).toBeChecked();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isFilled: true },
  play: async ({ canvas }) => {
    const scroller = await area();
    await waitFor(() => expect(scroller.clientHeight).toBeGreaterThan(400));
    await expect(scroller.clientHeight).toBeLessThan(innerHeight);
    await user.click(await canvas.findByRole('button', { name: 'More tools' }));
    await canvas.findByRole('button', { name: 'Clear formatting' });
    for (const name of ['Clear formatting', 'Undo', 'Save Changes', 'Back to the page']) {
      const button = canvas.getByRole('button', { name });
      button.focus();
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** All of it can be scrolled to. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  args: { isFilled: true },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Preview' });
    await text();
    frame.focus();
    await waitFor(() => expect(frame.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
