import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { apiResources, importCycles } from './apiResources.ts';
import {
  brandIsFollowed,
  queryFiles,
  thinRoutes,
  typesAreChecked,
  viewsFetchNothing,
} from './conventions.ts';
import { directions, libraryPlaces } from './directions.ts';
import {
  cssOnlyInUi,
  everyViewHasStories,
  hasOfPageStylesPage,
  keyboardIsProved,
  kitStyles,
  propsAreDocumented,
  restingStories,
} from './kit.ts';
import { publicNamesAreDocumented } from './publicNames.ts';
import { readSources, type Rule } from './Sources.ts';
import { tableOwners } from './tableOwners.ts';

const sources = readSources(fileURLToPath(new URL('../../..', import.meta.url)));
/** This file breaks the rules on purpose. */
const checked = new Map([...sources].filter(([file]) => file !== 'tools/checks/rules/rules.test.ts'));

type Files = Readonly<Record<string, string>>;

const BUTTON = 'packages/ui/src/Button/Button.tsx';
const TABLE = 'parameters: { keyboard: [] },';
const STORIES = 'packages/ui/src/Button/Button.stories.tsx';
const USER_ROWS = 'apps/api/src/users/rows.ts';
const DASHBOARD = 'apps/api/src/dashboard/handlers.ts';
const DASHBOARD_ROWS = 'apps/api/src/dashboard/rows.ts';

/** Each rule with files that break it, which prove that it can fail. */
const rules: [name: string, rule: Rule, violations: [file: string, text: string, beside?: Files][]][] = [
  [
    'imports run one way',
    directions,
    [
      ['packages/ui/src/Button/Button.tsx', "import { Users } from '@planner/features/users';"],
      ['packages/ui/src/Button/Button.tsx', "import { paths } from '../../../../apps/console/src/paths.ts';"],
      ['packages/ui/src/Button/Button.tsx', "import preview from '@planner/storybook/preview';"],
      ['packages/api-client/src/index.ts', "import '@planner/ui';"],
      ['packages/features/src/users/Users.tsx', "export { Login } from '../auth/index.ts';"],
      ['packages/features/src/users/Users.tsx', "const a = import('@planner/console');"],
      ['apps/api/src/main.ts', "import { createApiClient } from '@planner/api-client';"],
    ],
  ],
  [
    'the types of all files are checked',
    typesAreChecked,
    [
      ['scripts/deploy.ts', 'export {};'],
      ['apps/mobile/src/main.tsx', 'export {};'],
    ],
  ],
  [
    'features have query options in queries.ts and mutation options in mutations.ts',
    queryFiles,
    [
      ['packages/features/src/legal/EditPolicy.tsx', 'const policy = useQuery(queryOptions({ queryKey }));'],
      ['packages/features/src/legal/queries.ts', 'export const a = mutationOptions({ mutationFn });'],
      ['packages/features/src/legal/EditPolicy.tsx', 'useMutation({ mutationFn: save });'],
    ],
  ],
  [
    'views fetch nothing',
    viewsFetchNothing,
    [
      ['packages/features/src/users/UsersView.tsx', "import { useQuery } from '@tanstack/react-query';"],
      ['packages/features/src/users/UsersView.tsx', "import { addUserMutation } from './mutations.ts';"],
    ],
  ],
  [
    'the API is arranged by resource',
    apiResources,
    [
      ['apps/api/src/platform/http/etag.ts', "import type { UserRow } from '../../users/rows.ts';"],
      [
        'apps/api/src/subscriptions/rows.ts',
        "import { countUsers } from '../users/counters.ts';",
        { [USER_ROWS]: "import { deleteSubscriptionsOf } from '../subscriptions/rows.ts';" },
      ],
      ['apps/api/src/platform/db/migrations/0140-tags.ts', "import { addCounts } from '../counters.ts';"],
      ['apps/api/src/platform/db/migrations/0140-tags.ts', "import { brand } from '@planner/brand';"],
    ],
  ],
  [
    'no file imports itself through others',
    importCycles,
    [
      [
        'apps/api/src/users/toUser.ts',
        "import type { UserRow } from './rows.ts';",
        { [USER_ROWS]: "import { toUser } from './toUser.ts';" },
      ],
      [
        'packages/ui/src/Dialog/DialogModal.tsx',
        "import type { DialogProps } from './Dialog.tsx';",
        { 'packages/ui/src/Dialog/Dialog.tsx': "const load = () => import('./DialogModal.tsx');" },
      ],
    ],
  ],
  [
    'one folder writes to each table',
    tableOwners,
    [
      [DASHBOARD_ROWS, "await trx.deleteFrom('users').execute();"],
      [DASHBOARD_ROWS, "await trx\n  .deleteFrom('habit_categories')\n  .execute();"],
      [DASHBOARD_ROWS, "for (const table of ['habit_categories']) await trx.deleteFrom(table).execute();"],
      [DASHBOARD_ROWS, "await versionedTable('workout_categories').update(trx, before, row, now);"],
      [DASHBOARD_ROWS, "await addCounts(trx, 'user_counts', counts);"],
      [DASHBOARD_ROWS, "await addToCounter(trx, 'users', 1);"],
      [DASHBOARD_ROWS, 'await sql`update users set role = ${role}`.execute(trx);'],
      [USER_ROWS, 'await sql<Row>`\n  delete from users`.execute(trx);'],
      [USER_ROWS, "await addToCounter(trx, 'subscription_changes', 1);"],
      ['apps/api/src/users/handlers.ts', "await db.updateTable('users').set({ role }).execute();"],
      [DASHBOARD, "const { count } = await db.selectFrom('users').select('id').execute();"],
      [DASHBOARD, "import { sql } from 'kysely';"],
      [DASHBOARD, 'await engine.sql`select 1`;'],
      ['apps/api/src/platform/mail/rows.ts', "await db.deleteFrom('sessions').execute();"],
    ],
  ],
  [
    'each library is used in one place',
    libraryPlaces,
    [
      ['packages/features/src/users/Users.tsx', "import { Button } from 'react-aria-components';"],
      ['apps/console/src/App.tsx', "import { QueryClient } from '@tanstack/react-query';"],
      ['packages/features/src/users/queries.ts', "import createClient from 'openapi-fetch';"],
      ['packages/ui/src/Link/Link.tsx', "import { Link } from 'react-router-dom';"],
      ['tools/checks/run.ts', "import { Hono } from 'hono';"],
      ['bench/web/main.ts', "import { QueryClient } from '@tanstack/react-query';"],
    ],
  ],
  [
    'the name of the product comes from its brand',
    brandIsFollowed,
    [
      ['packages/features/src/auth/LoginView.tsx', 'subtitle="Sign in to Planner Admin"'],
      ['apps/api/src/accounts/mails.ts', "subject: 'Your Planner Admin password',"],
    ],
  ],
  [
    'CSS exists only in ui',
    cssOnlyInUi,
    [
      ['packages/features/src/users/UsersView.tsx', '<div className="wide" />'],
      ['apps/console/src/App.tsx', '<div style={{ color: red }} />'],
      ['apps/console/src/main.tsx', "import './main.css';"],
      ['packages/features/src/users/users.css.ts', ''],
    ],
  ],
  [
    'html:has() styles the page itself',
    hasOfPageStylesPage,
    [['packages/ui/src/PageCover/PageCover.css.ts', "rule('html:has(.cover, :not(p)) body > *', {});"]],
  ],
  [
    'routes are thin',
    thinRoutes,
    [
      ['apps/console/src/routes/UsersRoute.tsx', 'line\n'.repeat(41)],
      ['apps/console/src/routes/UsersRoute.tsx', "navigate('/users/all-users');"],
      ['apps/console/src/routes/UsersRoute.tsx', 'navigate(`/tags/${id}`);'],
      ['apps/console/src/routes/LoginRoute.tsx', '<Navigate to="/" />'],
    ],
  ],
  [
    'every component and view has stories',
    everyViewHasStories,
    [
      ['packages/ui/src/Button/Button.tsx', ''],
      ['packages/features/src/users/UsersView.tsx', ''],
    ],
  ],
  [
    'stories named Default and Ready rest',
    restingStories,
    [
      [
        STORIES,
        'export const Default = meta.story({\n  play: async ({ userEvent }) => {\n    await userEvent.tab();\n  },\n});',
      ],
      [
        STORIES,
        'export const Default = meta.story({});\nexport const Ready = meta.story({\n  play: async () => {\n    button.click();\n  },\n});',
      ],
    ],
  ],
  [
    'what packages export is documented',
    publicNamesAreDocumented,
    [
      [
        'packages/ui/src/Table/TableColumn.ts',
        'export interface TableColumn<Row> {}',
        { 'packages/ui/src/index.ts': "export type { TableColumn } from './Table/TableColumn.ts';" },
      ],
      ['packages/brand/src/index.ts', 'export interface Brand {}'],
      [
        'packages/features/src/users/Users.tsx',
        'export const Users = () => null;',
        { 'packages/features/src/users/index.ts': "export { Users } from './Users.tsx';" },
      ],
    ],
  ],
  [
    'components have styles and markup that CONTRIBUTING asks for',
    kitStyles,
    [
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ color: '#fff' });"],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ padding: '0 1.5rem' });"],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ inlineSize: '36px' });"],
      ['packages/ui/src/Card/Card.css.ts', 'export const card = style({ padding: vars.space.m });'],
      [
        'packages/ui/src/Card/Card.css.ts',
        'export const card = componentStyle({ marginLeft: vars.space.m });',
      ],
      [
        'packages/ui/src/Card/Card.css.ts',
        "export const card = componentStyle({ left: 'calc(100% - 1rem)' });",
      ],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ textAlign: 'left' });"],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ color: 'red' });"],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ fill: 'lab(50% 40 59)' });"],
      ['packages/ui/src/Card/Card.css.ts', 'export const card = componentStyle({ padding: 12 });'],
      ['packages/ui/src/Card/Card.css.ts', "export const card = componentStyle({ gap: '6px' });"],
      ['packages/ui/src/Card/Card.tsx', '<button onClick={open}>Open</button>'],
      ['packages/ui/src/Card/Card.tsx', '<button {...props}>Open</button>'],
      ['packages/ui/src/Card/Card.tsx', '<button onClick={() => open()}>Open</button>'],
    ],
  ],
  [
    'each prop of a component is documented',
    propsAreDocumented,
    [
      [
        'packages/ui/src/Card/CardPanel.tsx',
        'export interface CardProps {\n  title: string;\n}',
        { 'packages/ui/src/index.ts': "export { Card, type CardProps } from './Card/Card.tsx';" },
      ],
    ],
  ],
  [
    'the keyboard is proved',
    keyboardIsProved,
    [
      ['packages/ui/src/Button/Button.tsx', 'const a = <button type="button" />;'],
      [BUTTON, 'const a = <button>Open</button>;'],
      [BUTTON, 'const a = <Slider value={1} />;'],
      [BUTTON, 'const a = <div role="option" />;'],
      [
        'packages/ui/src/List/List.tsx',
        '',
        { 'packages/ui/src/List/Entry.tsx': 'const a = <div tabIndex={0} />;' },
      ],
      [BUTTON, '', { [STORIES]: `${TABLE} export const Default = meta.story({});` }],
      [
        BUTTON,
        '',
        { [STORIES]: `${TABLE} export const Keyboard = meta.story({\n  args: {},\n});\nplay: later` },
      ],
      [
        BUTTON,
        '',
        { [STORIES]: `${TABLE} export const Keyboard = meta.story({\n  play: async () => {},\n});\n` },
      ],
    ],
  ],
];

describe.each(rules)('%s', (_, rule, violations) => {
  it('in this repository', () => {
    expect(rule(checked)).toEqual([]);
  });

  it.each(violations)('but not in %s with: %s', (file, text, beside = {}) => {
    expect(rule(new Map([...Object.entries(beside), [file, text]]))).toHaveLength(1);
  });
});

it('reads the sources it judges', () => {
  expect(checked.size).toBeGreaterThan(100);
  expect(sources.has('tools/checks/rules/rules.test.ts')).toBe(true);
});
