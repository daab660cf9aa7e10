import { activityPage, errorBody, fixtures, http, wireTask } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, serverFault, withProviders } from '../testing/index.ts';
import { Activity } from './Activity.tsx';

const NO_FILTERS = { actor: '', subject: '', kind: '', groups: '', from: '', to: '', query: '' };
const href = (id: string) => `#${id}`;

const meta = preview.meta({
  title: 'Features/Activity/Activity',
  component: Activity,
  // The parts have their own pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withProviders],
  args: {
    filters: NO_FILTERS,
    onFilter: fn(),
    getActorHref: ({ actorId }) => `#user-${actorId}`,
    getImportHref: (id) => `#import-${id}`,
    hrefs: {
      user: (id) => `#user-${id}`,
      habit: href,
      workout: href,
      finance: (id) => `#finance-${id}`,
      message: href,
      policy: href,
    },
  },
});

const rows = () => within(screen.getByRole('table', { name: 'Activity' })).getAllByRole('rowheader');

const linkIn = (index: number) => within(rows()[index] ?? document.body).queryByRole('link');

const loaded = () => waitFor(() => expect(screen.getByText('5,240 rows', { exact: false })).toBeVisible());

export const Ready = meta.story({
  tags: ['screen:activity'],
  play: async ({ canvas }) => {
    await loaded();
    await expect(linkIn(0)).toHaveAttribute('href', expect.stringMatching(/^#user-/));
    await expect(linkIn(4)).toHaveAttribute('href', '#terms');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

export const Older = meta.story({
  play: async ({ canvas, userEvent }) => {
    await loaded();
    const first = rows().length;
    for (const pages of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load older entries' }));
      await waitFor(() => expect(rows()).toHaveLength(pages * first));
    }
    await expect(canvas.queryByRole('button', { name: 'Load older entries' })).not.toBeInTheDocument();
  },
});

const asked: URLSearchParams[] = [];

const noteQueries = () => {
  asked.length = 0;
  return http.get('/activity', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
  });
};

export const AsksTheServer = meta.story({
  args: { filters: { ...NO_FILTERS, kind: 'security', from: '2026-11-01', to: '2026-11-14' } },
  beforeEach: ({ msw }) => {
    msw.use(noteQueries());
  },
  play: async () => {
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const [{ from, to, ...others } = {} as Record<string, string>] = asked.map((search) =>
      Object.fromEntries(search),
    );
    await expect(others).toEqual({ kind: 'security', partOf: 'none' });
    await expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(14 * 86_400_000 - 1);
  },
});

export const PeriodReversed = meta.story({
  args: { filters: { ...NO_FILTERS, from: '2026-11-14', to: '2026-11-01' } },
  beforeEach: ({ msw }) => {
    msw.use(noteQueries());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity found')).toBeVisible();
    await expect(asked).toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/activity', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch activity')).toBeVisible());
  },
});

export const UnknownKind = meta.story({
  args: { filters: { ...NO_FILTERS, kind: 'never-was' } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/activity', ({ response }) =>
        response(422).json(
          errorBody('Please check the marked fields', { kind: 'Kind must be one of: security' }),
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('This kind of activity does not exist. Choose another one.')).toBeVisible(),
    );
  },
});

export const Undoes = meta.story({
  tags: ['state:activity:message'],
  beforeEach: ({ msw }) => {
    let isUndone = false;
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) => {
        isUndone = true;
        return response(200).json({ message: 'Role changed back' });
      }),
      http.get('/activity', ({ response }) => {
        const { items } = activityPage(undefined, 'roleChanged');
        const first = { ...items[0]!, undoUntil: undefined };
        return isUndone ? response(200).json({ items: [first], nextCursor: null }) : undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Changed the role/ }));
    await expect(await screen.findByText('Role changed back')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Activity' })).toHaveFocus();
  },
});

export const UndoesManyChanges = meta.story({
  beforeEach: ({ msw }) => {
    let tasks: (typeof wireTask)[] = [];
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) => {
        tasks = [{ ...wireTask, kind: 'restoreUsers' }];
        return response(200).json({ message: '5,240 users are being restored', taskId: fixtures.task.id });
      }),
      http.get('/tasks', ({ response }) => response(200).json({ tasks })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Changed the role/ }));
    await expect(await screen.findByText('5,240 users are being restored')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Restoring 5,240 users' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

/** A task opens into what it did to each, which is read then. */
export const OpensATask = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/activity', ({ query, response }) => {
        const [first] = activityPage(undefined, 'roleChanged').items;
        const { undoUntil: _, _id: id, ...role } = first!;
        if (query.get('partOf') === id)
          return response(200).json({
            items: [{ ...role, _id: fixtures.task.id, partOf: id }],
            nextCursor: null,
          });
        const changes = [{ field: 'newRole', to: 'admin' }];
        const line = {
          ...role,
          _id: id,
          kind: 'rolesChanged',
          subject: 'users',
          subjectId: null,
          detail: '3',
          changes,
        };
        const isLines = query.get('partOf') === 'none';
        return response(200).json({ items: isLines ? [{ ...line, hasParts: true }] : [], nextCursor: null });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Started to make 3 people administrators')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Each of them' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Each of them' }));
    const list = within(await canvas.findByRole('list', { name: 'Each of them' }));
    await expect(list.getByRole('link', { name: 'lan.nguyen@example.org' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#user-/),
    );
  },
});

export const UndoRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) =>
        response(409).json(errorBody("This was changed since then, so it can't be undone anymore")),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Changed the role/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^This was changed since then/));
    await expect(canvas.getByRole('button', { name: /^Undo: Changed the role/ })).toBeVisible();
  },
});

export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export activity' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('activity-2026-11-15.csv')).toBeVisible();
  },
});

/** Who looks for nothing special sees no logins and reads. */
export const ChoosesGroupsAndPeriod = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noteQueries());
  },
  play: async ({ canvas, userEvent, args }) => {
    await loaded();
    await expect(asked[0]?.get('groups')).toBe('changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Kinds, people and dates' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Access' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ groups: 'access', kind: '' }, { replace: false });
    for (const [period, from, to] of [
      ['Today', '2026-11-15', ''],
      ['Yesterday', '2026-11-14', '2026-11-14'],
      ['Last week', '2026-11-02', '2026-11-08'],
      ['Last 7 days', '2026-11-09', ''],
      ['Last 30 days', '2026-10-17', ''],
      ['This month', '2026-11-01', ''],
      ['Last month', '2026-10-01', '2026-10-31'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), period);
      await expect(args.onFilter).toHaveBeenLastCalledWith({ from, to }, { replace: false });
    }
  },
});

/** People are found by their name; what is typed can be taken as it is, such as the address of a deleted account. */
export const ChoosesAPerson = meta.story({
  render: function Render(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <Activity
        {...args}
        filters={filters}
        onFilter={(change, choice) => {
          args.onFilter(change, choice);
          setFilters({ ...filters, ...change });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Kinds, people and dates' }));
    const by = await canvas.findByRole('combobox', { name: 'By' });
    await userEvent.type(by, 'amara');
    await userEvent.click(await screen.findByRole('option', { name: /^Amara Okafor/ }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(
      { actor: fixtures.users[0]?.id },
      { replace: false },
    );
    await userEvent.type(canvas.getByRole('combobox', { name: 'On' }), 'Sleep');
    await screen.findByRole('option', { name: /^Sleep.*Exactly this/ });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ subject: 'Sleep' }, { replace: false });
  },
});

/** After a reload the address is known from the entries. */
export const OfAPerson = meta.story({
  args: { filters: { ...NO_FILTERS, actor: fixtures.activity[0]?.actorId ?? '' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'By' })).toHaveValue('amara.okafor@example.org'),
    );
  },
});

/** Words and people are looked for in logins, too. */
export const SearchesEverything = meta.story({
  args: { filters: { ...NO_FILTERS, query: 'logged in' } },
  beforeEach: ({ msw }) => {
    msw.use(noteQueries());
  },
  play: async () => {
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(asked[0]?.has('groups')).toBe(false);
  },
});

export const WithoutGroups = meta.story({
  decorators: [lacking('listActivity.groups')],
  beforeEach: ({ msw }) => {
    msw.use(noteQueries());
  },
  play: async ({ canvas }) => {
    await loaded();
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toBeVisible();
    await expect(asked[0]?.has('groups')).toBe(false);
  },
});
