import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Shell/SkipLink',
  component: SkipLink,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Shows the link; it is the first tab stop' },
      { keys: ['Tab'], does: 'Then shows the link to the table, if the page has one' },
      { keys: ['Enter'], does: 'Moves to the content, or to what opens the first row' },
    ],
  },
  decorators: (Story, { name }) =>
    name === 'With Table' ? (
      <Story />
    ) : (
      <>
        <Story />
        <Stack>
          <nav aria-label="Main">
            <Button>Navigation</Button>
          </nav>
          <main id="main" tabIndex={-1}>
            <Button>Content</Button>
          </main>
        </Stack>
      </>
    ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Content' })).toHaveFocus();
  },
});

export const WithTable = meta.story({
  decorators: (Story) => (
    <>
      <Story />
      <main id="main" tabIndex={-1}>
        <Table
          label="People"
          rows={['Ada', 'Grace']}
          getRowId={(name) => name}
          columns={[
            { id: 'name', header: 'Name', isRowHeader: true, cell: (name) => <a href="#ada">{name}</a> },
          ]}
          emptyState={null}
        />
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Ada' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(
      window.innerWidth / 2,
    );
  },
});
