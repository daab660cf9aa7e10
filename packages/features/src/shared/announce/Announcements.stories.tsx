import { delay, errorBody, http } from '@planner/api-client/testing';
import { Button } from '@planner/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { passBannerTime, unreachable, withProviders } from '../../testing/index.ts';
import { Announcements } from './Announcements.tsx';
import { useAnnouncer } from './useAnnouncer.ts';

const ENTRY = '0192f3c8-2b31-7c4d-9e66-3a8b4c5d6e02';
const MESSAGE = 'Nguyễn Thị Lan was deleted';

interface ScreenProps {
  activityIds: readonly string[];
}

const Screen = ({ activityIds }: ScreenProps) => {
  const { announce } = useAnnouncer();
  return (
    <Button variant="danger" onPress={() => announce({ message: MESSAGE, activityIds })}>
      Delete
    </Button>
  );
};

const meta = preview.meta({
  title: 'Features/Shared/Announcements',
  component: Screen,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  render: (args) => (
    <Announcements>
      <Screen {...args} />
    </Announcements>
  ),
  args: { activityIds: [ENTRY] },
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const remove = async () => {
  await press('Delete');
  await expect(await screen.findByText(MESSAGE)).toBeVisible();
};

export const Undoable = meta.story({
  play: async () => {
    await remove();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(await passBannerTime(MESSAGE)).toBe(10_000);
    await waitFor(() => expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument());
    await remove();
  },
});

/** A server without undo names no entry. */
export const NotUndoable = meta.story({
  args: { activityIds: [] },
  play: async () => {
    await remove();
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(await passBannerTime(MESSAGE)).toBe(3000);
    await waitFor(() => expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument());
    await remove();
  },
});

export const Undoing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/activity/{id}/undo', () => delay('infinite')));
  },
  play: async () => {
    await remove();
    await press('Undo');
    await expect(await screen.findByRole('button', { name: 'Undoing...' })).toBeVisible();
    await press('Dismiss');
    await expect(screen.getByText(MESSAGE)).toBeVisible();
  },
});

export const Undone = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/activity/{id}/undo', ({ params, response }) =>
        params.id === ENTRY ? response(200).json({ message: 'User restored' }) : undefined,
      ),
    );
  },
  play: async () => {
    await remove();
    const button = screen.getByRole('button', { name: 'Delete' });
    await userEvent.keyboard('{F6}{Tab}');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('User restored')).toBeVisible();
    await expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) =>
        response(409).json(errorBody('Another account has the address lan.nguyen@example.org now')),
      ),
    );
  },
  play: async () => {
    await remove();
    await press('Undo');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Another account has the address/);
  },
});

export const Unreachable = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/activity/{id}/undo', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await remove();
    await press('Undo');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Failed to undo: the server cannot be reached/);
    await expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
  },
});

/** One press for all that one action did. */
export const Several = meta.story({
  args: { activityIds: [ENTRY, ENTRY, ENTRY] },
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) => {
        calls += 1;
        return calls === 2
          ? response(409).json(errorBody('Another account has the address lan.nguyen@example.org now'))
          : response(200).json({ message: 'User restored' });
      }),
    );
  },
  play: async () => {
    await remove();
    await press('Undo');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 of 3 undone. Another account has the address lan.nguyen@example.org now',
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: remove });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: remove });
