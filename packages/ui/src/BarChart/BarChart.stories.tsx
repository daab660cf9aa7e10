import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { backward } from '../keyboard/arrows.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BarChart, type BarChartProps } from './BarChart.tsx';
import { keyboard } from './BarChart.keyboard.ts';

const VALUES = [12, 18, 9, 22, 25, 19, 31, 28, 34, 30, 41, 17];
const barsOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    id: String(index),
    label: `Week ${index + 36}`,
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
  parameters: { keyboard },
  args: { label: 'New users per week', bars: barsOf(VALUES), columnLabels: ['Week', 'New users'] as const },
});

export const Default = meta.story({});

export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
    await userEvent.keyboard(backward());
    await expect(canvas.getByRole('img', { name: 'Week 46: 41' })).toHaveFocus();
    await userEvent.keyboard(`{Home}${backward()}`);
    await expect(canvas.getByRole('img', { name: 'Week 36: 12' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Show as table')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

/** The bars come after the chart, as they do from a server. */
export const KeyboardOnceLoaded = meta.story({
  tags: ['!autodocs'],
  args: { bars: [], isLoading: true },
  parameters: { visual: { disable: true } },
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Week 47: 17' })).toHaveFocus();
  },
});

/** Keys that belong to the browser: Alt with an arrow goes back in the history. */
export const KeysOfTheBrowser = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(`{Alt>}${backward()}{/Alt}{Control>}{Home}{/Control}`);
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

export const Nothing = meta.story({ args: { bars: barsOf(VALUES.map(() => 0)) } });

export const Loading = meta.story({ args: { bars: [], isLoading: true } });

export const Millions = meta.story({
  args: { bars: barsOf(VALUES.map((value) => value * 123_456)) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Week 47: 2,098,752' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
