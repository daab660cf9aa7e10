/** How a command of the documentation is known to work. */
export type Proof =
  /** A check of the test command runs the same program. */
  | { check: string }
  /** A test runs it, and contains the text `by`. */
  | { test: string; by: string }
  /** commands.test.ts runs it in a copy of the project. `$DATA` is a new folder. */
  | { run: string; prints: RegExp; changes?: RegExp }
  /** Why no test can run it. */
  | { outside: string };

interface DocumentedCommand {
  proofs?: readonly Proof[];
  /** Only in the long run. */
  long?: readonly Proof[];
}

const ARTIFACT = { test: 'tools/artifact/artifact.test.ts', by: "'server.js'" } as const;

const RESTORES = {
  test: 'apps/api/test/postgres/documentedRestores.test.ts',
  by: 'docs/deployment.md',
} as const;

const EMAIL = 'new@example.org';

const SERVER = `pnpm seed -- --users 3
pnpm admin create ${EMAIL}
pnpm admin reset-password ${EMAIL}
pnpm admin reset-second-factor ${EMAIL}
pnpm mails list
pnpm mails release
pnpm backup $DATA/one.gz
pnpm backup --keep 14 --verify $DATA
PLANNER_DATA_DIR=$DATA/new pnpm restore $DATA/one.gz`;

/** Proves a command of the server. */
const server = (prints: RegExp): DocumentedCommand => ({ proofs: [{ run: SERVER, prints }] });

const TEST = { run: 'pnpm test format --long', prints: /^1 passed, 0 failed$/m } as const;
const FAILOVER = { run: 'pnpm rehearse-failover -- --help', prints: /^Usage: .* --patroni/m } as const;
const BENCH = { run: 'pnpm bench -- --help', prints: /^Usage: .* --users/m } as const;

/** By the command in the form of `nameOf`. */
export const DOCUMENTED_COMMANDS: Readonly<Record<string, DocumentedCommand>> = {
  'pnpm start': { proofs: [{ test: 'tools/start/start.test.ts', by: "'start.ts'" }] },
  'pnpm dev': { proofs: [{ test: 'e2e/dev.spec.ts', by: "'tools/start/dev.ts'" }] },
  'pnpm storybook': { long: [{ test: 'e2e/dev.spec.ts', by: '`pnpm storybook`' }] },
  'pnpm build-storybook': { proofs: [{ check: 'build storybook' }, { check: 'screens' }] },
  'pnpm build': {
    proofs: [{ check: 'build console' }, { test: 'tools/artifact/artifact.test.ts', by: 'buildArtifact(' }],
    long: [{ test: 'tools/artifact/docs.test.ts', by: "'pnpm build'" }],
  },
  'pnpm release': {
    proofs: [{ run: '! pnpm release', prints: /has no tag such as v1\.2\.3/ }],
    long: [
      {
        run: 'git tag v1.0.0 && pnpm release && cd dist/release && sha256sum --check *.sha256',
        prints: /^planner-admin-1\.0\.0\.tar\.gz: OK$/m,
      },
    ],
  },

  'pnpm test': {
    proofs: [TEST],
    long: [{ run: 'pnpm test component Badge', prints: /^\d+ passed, 0 failed$/m }],
  },
  'pnpm test --long': { proofs: [TEST] },
  'pnpm test --changed': { long: [{ run: 'pnpm test --changed', prints: /^\d+ passed, 0 failed$/m }] },
  'pnpm exec vitest run --project api generatedRequests sequences rawBytes': {
    proofs: [{ check: 'api on SQLite' }],
  },
  'pnpm mutants': { long: [{ check: 'mutants' }] },
  'pnpm mutants ui features console': { long: [{ check: 'mutants' }] },
  'pnpm fidelity': { proofs: [{ check: 'editor' }] },
  'pnpm pictures': {
    proofs: [
      { run: 'pnpm pictures', prints: /^No picture (?:differs|was compared: run pnpm test stories)\.$/m },
    ],
  },
  'pnpm pictures accept': {
    proofs: [{ run: 'pnpm pictures accept users/UsersView', prints: /^No picture that differs matches\.$/m }],
  },
  'pnpm chromatic': {
    proofs: [
      { run: 'pnpm chromatic --help', prints: /--project-token/ },
      { outside: 'It needs an account.' },
    ],
  },

  'pnpm format': {
    proofs: [{ run: 'echo "x  =  1" > x.js && pnpm format && cat x.js && rm x.js', prints: /^x = 1;$/m }],
  },
  'pnpm generate': {
    proofs: [{ check: 'contract generated' }],
    long: [{ run: 'pnpm generate', prints: /Tests .* passed/ }],
  },
  'pnpm tokens': { proofs: [{ run: 'pnpm tokens', prints: /Finished/ }] },
  'pnpm --filter @planner/ui draw-icons': {
    proofs: [{ run: 'pnpm --filter @planner/ui draw-icons', prints: /drawIcons/ }],
  },
  'pnpm --filter @planner/ui publish': {
    proofs: [{ check: 'consumer of the kit' }, { outside: 'It needs a registry.' }],
  },
  'pnpm --filter @planner/api-client publish': {
    proofs: [{ check: 'consumer of the client' }, { outside: 'It needs a registry.' }],
  },
  'pnpm --filter @planner/policy-html publish': {
    proofs: [{ check: 'consumer of the client' }, { outside: 'It needs a registry.' }],
  },
  'pnpm --filter @planner/openapi-codegen release': {
    proofs: [
      {
        run: 'pnpm --filter @planner/openapi-codegen release',
        prints: /generate\.ts --release/,
        changes: /^tools\/openapi\/generated\/released\.json$|^docs\/api-changes\.md$/,
      },
    ],
  },
  'pnpm changeset': {
    proofs: [
      {
        run: 'pnpm changeset --empty',
        prints: /Empty Changeset added/i,
        changes: /^\.changeset\/[\w-]+\.md$/,
      },
    ],
  },
  'pnpm changeset version': {
    proofs: [
      {
        run: 'pnpm changeset --empty && pnpm changeset version',
        prints: /All files have been updated/,
        changes: /^\.changeset\/|^packages\/(?:ui|api-client|policy-html)\/(?:CHANGELOG\.md|package\.json)$/,
      },
    ],
  },

  'pnpm seed -- --users': server(/^3 of 3 users/m),
  'pnpm admin create': server(/^E-mail: +new@example\.org\nPassword: \S+$/m),
  'pnpm admin reset-password': server(/^Password: \S+$[^]*^Password: \S+$/m),
  'pnpm admin reset-second-factor': server(/second factor/i),
  'pnpm mails list': server(/mail/i),
  'pnpm mails release': server(/mail/i),
  'pnpm backup': server(/one\.gz/),
  'pnpm backup --keep --verify': server(/planner-.*\.gz/),
  'pnpm restore': server(/restored/i),
  'pnpm copy-data': { proofs: [{ test: 'apps/api/test/postgres/copyData.test.ts', by: "'copy-data'" }] },

  'planner-admin': { proofs: [ARTIFACT] },
  ...Object.fromEntries(
    ['install', 'upgrade', 'rollback', 'uninstall'].map((name) => [
      `planner-admin ${name}`,
      { proofs: [{ test: 'tools/artifact/lifecycle.ts', by: `planner-admin ${name}` }] },
    ]),
  ),
  'planner-admin version': { proofs: [ARTIFACT] },
  'planner-admin check-config': { proofs: [ARTIFACT] },
  'planner-admin admin create': {
    proofs: [{ test: 'apps/api/test/operation/commands.test.ts', by: "'create'" }],
  },
  'planner-admin backup': { proofs: [{ test: 'apps/api/test/database/backup.test.ts', by: 'backup(' }] },
  'planner-admin backup --verify': { proofs: [RESTORES] },
  'planner-admin backup --keep --verify': {
    proofs: [{ test: 'apps/api/test/database/backup.test.ts', by: "'--keep'" }],
  },
  'planner-admin migrate': {
    proofs: [{ test: 'apps/api/test/postgres/roles.test.ts', by: "['migrate']" }],
  },
  'planner-admin vacuum': {
    proofs: [{ test: 'apps/api/test/operation/commands.test.ts', by: "'vacuum'" }],
  },
  'planner-admin restore': { proofs: [RESTORES] },

  'pnpm bench': { proofs: [BENCH] },
  'pnpm bench -- --users --year': {
    proofs: [{ run: 'pnpm bench -- --help', prints: /With --year/ }, { outside: 'It takes half an hour.' }],
  },
  'pnpm bench -- --users': {
    proofs: [BENCH],
    long: [{ run: 'pnpm bench -- --users 100', prints: /^SQLite: 100 users stored/m }],
  },
  'pnpm bench:sizes': {
    proofs: [{ run: 'pnpm bench:sizes -- --help', prints: /^Usage: pnpm bench:sizes$/m }],
  },
  'pnpm bench:web': { proofs: [{ run: 'pnpm bench:web -- --help', prints: /^Usage: pnpm bench:web /m }] },
  'pnpm bench:web --runs --only rows': {
    long: [{ run: 'pnpm bench:web --runs 1 --only rows', prints: /rows/ }],
  },
  'pnpm rehearse-alerts -- --database': {
    proofs: [
      { run: 'pnpm rehearse-alerts -- --help', prints: /^Usage: .* --database/m },
      { outside: 'It takes half an hour, and needs Prometheus.' },
    ],
  },
  'pnpm rehearse-failover': { proofs: [FAILOVER, { outside: 'It needs PgBouncer.' }] },
  'pnpm rehearse-failover -- --slow': {
    proofs: [FAILOVER, { outside: 'It takes minutes, and needs HAProxy.' }],
  },
  'pnpm rehearse-failover -- --patroni': { proofs: [FAILOVER, { outside: 'It needs Patroni.' }] },
  'pnpm try-database': {
    proofs: [{ run: 'pnpm try-database -- --help', prints: /^Usage: .* try-database/m }],
  },
  'pnpm dlx': { proofs: [{ outside: 'It needs the network.' }] },
};

/** `pnpm test [names…]` and `pnpm test lint` → `pnpm test`; `npx --yes pnpm@12.21.0 start` → `pnpm start`. */
export const nameOf = (command: string): string => {
  const words = command
    .replace(/^npx --yes pnpm@[\d.]+/, 'pnpm')
    .replace(/^.*\b(?:server\.js|server-1)(?= )/, 'planner-admin')
    .split(' ')
    .filter((word) => /^(?:-{1,2}[a-z-]*|[a-z][\w:-]*|@planner\/[\w-]+)$/.test(word));
  return words.filter((word, index) => words[1] !== 'test' || index < 2 || word.startsWith('--')).join(' ');
};

/** Commands of the project in the code of Markdown. */
export const commandsIn = (markdown: string): string[] => {
  const code = [...markdown.matchAll(/^```sh\n([^]*?)^```|`([^`\n]+)`/gm)].flatMap(([, block, inline]) =>
    (block ?? inline ?? '').split('\n'),
  );
  return code
    .flatMap((line) => line.replace(/\s+#.*$/, '').split(/ (?:\|\||&&|\|) /))
    .map((part) => part.trim().replace(/^(?:sudo |[A-Z_]+=\S* )*/, ''))
    .filter((part) =>
      /^(?:npx --yes pnpm@[\d.]+|pnpm|planner-admin) \S|\bserver\.js \S| run .*server-1 \S/.test(part),
    );
};
