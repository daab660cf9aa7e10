import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inlineBackward } from '../testing/inlineArrowKeys.ts';
import preview from '@planner/storybook/preview';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const VALUES = [12, 18, 9, 22, 25, 19, 31, 28, 34, 30, 41, 17];
const barsOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    id: String(index),
    label: `Week ${index + 36}`,
    shortLabel: `W${index + 36}`,
    value,
    text: value.toLocaleString('en'),
  }));

function Loaded(props: BarChartProps) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Button onPress={() => setLoading(false)}>Load</Button>
      <BarChart {...props} bars={isLoading ? [] : barsOf(VALUES)} isLoading={isLoading} />
    </>
  );
}

const meta = preview.meta({
  title: 'Data/BarChart',
  component: BarChart,
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Moves to the last bar or the one focused before, then to the table button',
      },
      {
        keys: ['Arrow right', 'Arrow left'],
        does: 'Moves to the next or previous bar',
      },
      { keys: ['Home', 'End'], does: 'Moves to the first or last bar' },
      { keys: ['Enter', 'Space'], does: 'Shows or hides the table' },
    ],
  },
  args: { label: 'New users per week', bars: barsOf(VALUES), columnLabels: ['Week', 'New users'] as const },
});

export const Default = meta.story({});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
    await userEvent.keyboard(inlineBackward());
    await expect(canvas.getByRole('img', { name: 'Week 46: 41' })).toHaveFocus();
    await userEvent.keyboard(`{Home}${inlineBackward()}`);
    await expect(canvas.getByRole('img', { name: 'Week 36: 12' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const KeyboardOnceLoaded = meta.story({
  tags: ['!autodocs'],
  args: { bars: [], isLoading: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
  },
});

/** Modifier keys stay with the browser: Alt+arrow navigates history. */
export const BrowserShortcuts = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(`{Alt>}${inlineBackward()}{/Alt}{Control>}{Home}{/Control}`);
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
  },
});

export const AsTable = meta.story({
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    const table = canvas.getByRole('table', { name: 'New users per week' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Week 46' })).toBeVisible();
  },
});

const unfinished = barsOf(VALUES).map((bar, index, { length }) => ({
  ...bar,
  isPartial: index === length - 1,
}));

const drawn = (slot: Element) => getComputedStyle(slot.lastElementChild as Element);

export const UnfinishedPeriod = meta.story({
  args: { bars: unfinished },
  play: async ({ canvas }) => {
    const slots = canvas.getAllByRole('img');
    const last = slots.at(-1) as Element;
    await expect(last).toHaveAccessibleName('Week 47, so far: 17');
    for (const words of canvas.getAllByText('Week 47, so far')) await expect(words).toBeInTheDocument();
    await expect(canvas.queryByText('Week 47')).not.toBeInTheDocument();
    await expect(drawn(last).backgroundImage).toContain('gradient');
    const others = slots.slice(0, -1).map((slot) => drawn(slot));
    await expect(new Set(others.map(({ backgroundImage }) => backgroundImage))).toEqual(new Set(['none']));
    await expect(new Set(others.map(({ backgroundColor }) => backgroundColor)).size).toBe(1);
  },
});

const middle = ({ top, height }: DOMRect) => top + height / 2;

export const Axis = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const boxes = ['0', '10', '20', '30', '40', '50'].map((tick) =>
      canvas.getByText(tick, { selector: '[aria-hidden] *' }).getBoundingClientRect(),
    );
    const [zero = new DOMRect(), ten = new DOMRect()] = boxes;
    const step = middle(zero) - middle(ten);
    const bar = canvas.getByRole('img', { name: 'Week 46: 41' }).lastElementChild as Element;
    await expect(bar.getBoundingClientRect().height / step).toBeCloseTo(4.1, 1);
  },
});

/** Above the hovered, touched or focused bar; initially the last one. A finger can move across the bars. */
export const Readout = meta.story({
  play: async ({ canvas, userEvent }) => {
    const readout = canvas.getByText('17', { selector: 'strong' }).parentElement;
    await expect(readout).toHaveTextContent('17Week 47');
    await userEvent.hover(canvas.getByRole('img', { name: 'Week 40: 25' }));
    await expect(readout).toHaveTextContent('25Week 40');
    await userEvent.hover(document.body);
    await expect(readout).toHaveTextContent('17Week 47');
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('img', { name: 'Week 38: 9' }),
    });
    await expect(readout).toHaveTextContent('9Week 38');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: canvas.getByRole('img', { name: 'Week 38: 9' }) },
      { pointerName: 'TouchA', target: canvas.getByRole('img', { name: 'Week 42: 31' }) },
      { keys: '[/TouchA]' },
    ]);
    await expect(readout).toHaveTextContent('31Week 42');
    await userEvent.keyboard('{Home}');
    await expect(readout).toHaveTextContent('12Week 36');
  },
});

export const Empty = meta.story({ args: { bars: barsOf(VALUES.map(() => 0)) } });

export const Loading = meta.story({ args: { bars: [], isLoading: true } });

export const Millions = meta.story({
  args: { bars: barsOf(VALUES.map((value) => value * 123_456)) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Week 47: 2,098,752' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  args: { bars: unfinished.map((bar, index) => ({ ...bar, shortLabel: `Nov ${index + 19}` })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const label = document.createRange();
    label.selectNodeContents(canvas.getByText('Nov 30'));
    const chart = canvasElement.querySelector('[aria-busy]') as Element;
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(
      chart.getBoundingClientRect().right,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Week 46: 41' })).toHaveFocus();
  },
});
