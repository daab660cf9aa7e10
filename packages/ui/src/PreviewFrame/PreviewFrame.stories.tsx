import { expect, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Prose } from '../Prose/Prose.tsx';
import type { ThemeName } from '../theme/themes.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const meta = preview.meta({
  title: 'Layout/PreviewFrame',
  component: PreviewFrame,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the frame, then to the controls inside' },
      { keys: ['Arrow down', 'Arrow up', 'Page down', 'Page up'], does: 'Scrolls overflowing content' },
    ],
  },
  args: {
    label: 'Preview',
    theme: 'light' as ThemeName,
    width: 'page' as 'page' | 'phone',
    children: <Prose html="<h2>What we keep</h2><p>Your name. See <a href='#x'>the terms</a>.</p>" />,
  },
});

export const Light = meta.story({});

export const Dark = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Preview' });
    const isForced = matchMedia('(forced-colors: active)').matches;
    await expect(getComputedStyle(frame).colorScheme).toBe(isForced ? 'light dark' : 'dark');
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'the terms' })).toHaveFocus();
    await userEvent.tab();
    await expect(frame).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const Links = meta.story({
  args: {
    children: (
      <Prose html="<p><a href='https://example.com/law'>The law</a>, <a href='#end'>the end</a></p><p id='end'>Ends.</p>" />
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const here = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'The law' }));
    await expect(open).toHaveBeenCalledWith('https://example.com/law', '_blank', 'noopener,noreferrer');
    await userEvent.click(canvas.getByRole('link', { name: 'the end' }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(location.href).toBe(here);
  },
});

export const Phone = meta.story({ args: { width: 'phone' } });

export const LongWords = meta.story({
  args: { children: <Prose html={`<p>${'Datenschutzgrundverordnung'.repeat(8)}</p>`} /> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
