import { expect, it } from 'vitest';
import { changedScope } from './changedScope.ts';
import { createChecks, PACKAGES } from './checks.ts';

/** A list with a badge, in a screen. */
const SOURCES = new Map([
  ['packages/ui/src/index.ts', "export { Badge, type BadgeProps } from './Badge/Badge.tsx';"],
  ['packages/ui/src/Badge/Badge.stories.tsx', "import { Badge } from './Badge.tsx';"],
  ['packages/features/src/users/UsersView.tsx', "import { type BadgeProps, Badge } from '@planner/ui';"],
  ['packages/features/src/users/UsersView.stories.tsx', "import { UsersView } from './UsersView.tsx';"],
  ['packages/features/src/legal/LegalView.stories.tsx', "import { Button } from '@planner/ui';"],
  [
    'apps/console/src/screens.ts',
    `{ allUsers: { path: '/users/all-users', sidebar: { ...users }, load: lists('allUsers') },
    tokens: { path: '/settings/tokens', load: ownSettings('tokens') } }`,
  ],
  [
    'apps/console/src/routes/UsersRoute.tsx',
    "import { Users } from '@planner/features/users';\nexport const allUsers: Route = {};",
  ],
  [
    'e2e/users.spec.ts',
    `import { test } from './support/test.ts';

test('a search', ({ page }) => {
  page.goto('/users/all-users');
});

test('tokens', ({ page }) => {
  page.goto('/settings/tokens');
});

for (const theme of ['light', 'dark'])
  test(theme, ({ page }) => {
    page.goto(\`/users/all-users?page=2\`);
  });
`,
  ],
]);
const STORIES = [
  'packages/ui/src/Badge/Badge.stories.tsx',
  'packages/features/src/users/UsersView.stories.tsx',
];
const CHECKS = createChecks({ update: false, postgres: 'postgres://server', hasPinnedBrowser: true }).map(
  ({ name }) => name,
);

const scopeOf = (...files: string[]) => {
  const { storyPaths, journeys, isAffected } = changedScope(files, PACKAGES, STORIES, SOURCES);
  return { storyPaths, journeys, checks: CHECKS.filter(isAffected) };
};

const STATIC = ['format', 'lint', 'dead code', 'rules'];
const TYPES = ['types browser', 'types node'];
const TESTS_OF_PACKAGES = ['unit', 'editor'];
const sameAs = (names: readonly string[]) => names.toSorted();

it('selects the stories of a component and of what uses it, and the packages that import it', () => {
  const { storyPaths, checks } = scopeOf('packages/ui/src/Badge/Badge.tsx');
  expect(storyPaths).toEqual(['packages/ui/src/Badge/', 'packages/features/src/users/UsersView.stories.tsx']);
  expect(sameAs(checks)).toEqual(sameAs([...STATIC, ...TESTS_OF_PACKAGES, ...TYPES, 'stories']));
});

it('selects the stories of a feature', () => {
  const { storyPaths, checks } = scopeOf('packages/features/src/users/UsersView.tsx');
  expect(storyPaths).toEqual(['packages/features/src/users/']);
  expect(checks).toEqual(expect.arrayContaining(['stories', 'unit', 'editor', 'types browser']));
});

it.each(['theme/themeTokens.ts', 'field/Field.tsx', 'overlay/Popover.css.ts'])(
  'selects all stories of the kit for %s, which has no stories of its own',
  (file) => {
    const { storyPaths, checks } = scopeOf(`packages/ui/src/${file}`, 'packages/ui/src/Badge/Badge.tsx');
    expect(storyPaths).toContain('packages/ui/src/');
    expect(checks).toContain('stories');
  },
);

it.each(['README.md', 'docs/api.md', 'deploy/planner.service'])(
  'selects static checks only for %s',
  (file) => {
    expect(sameAs(scopeOf(file).checks)).toEqual(sameAs(STATIC));
  },
);

it('selects both databases for a test of the API, and no stories', () => {
  expect(sameAs(scopeOf('apps/api/test/users/users.test.ts').checks)).toEqual(
    sameAs([...STATIC, 'unit', ...TYPES, 'api on PostgreSQL', 'api on SQLite']),
  );
});

const JOURNEYS = ['journeys', 'build console'];

it('selects a journey that has changed', () => {
  const { journeys, checks } = scopeOf('e2e/users.spec.ts');
  expect(journeys).toEqual(['users.spec.ts']);
  expect(sameAs(checks)).toEqual(sameAs([...STATIC, ...TYPES, 'unit', ...JOURNEYS]));
});

it.each(['packages/features/src/users/UsersView.tsx', 'apps/console/src/routes/UsersRoute.tsx'])(
  'selects the journeys that open the screen of %s',
  (file) => {
    const { journeys, checks } = scopeOf(file);
    expect(journeys).toEqual(['users.spec.ts:3', 'users.spec.ts:12']);
    expect(checks).toEqual(expect.arrayContaining(JOURNEYS));
  },
);

it('follows imports of packages that import others', () => {
  expect(scopeOf('packages/policy-html/src/index.ts').checks).toEqual(
    expect.arrayContaining(['editor', 'api on PostgreSQL', 'api on SQLite']),
  );
});

it('selects the packages whose stories import the preview of Storybook', () => {
  expect(scopeOf('.storybook/preview.tsx').checks).toEqual(expect.arrayContaining([...TYPES, 'editor']));
});

it('selects what the contract generates', () => {
  expect(scopeOf('openapi.yaml').checks).toEqual(
    expect.arrayContaining(['contract lint', 'contract generated', 'types browser', 'api on SQLite']),
  );
});

it.each(['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'])('selects all packages for %s', (file) => {
  expect(scopeOf(file).checks).toEqual(expect.arrayContaining([...TYPES, 'unit', 'editor', 'api on SQLite']));
});
