import { configDefaults, defineConfig } from 'vitest/config';
import recorded from './test/support/sqliteOnly.json' with { type: 'json' };

const isLong = process.env['VITE_TEST_LENGTH'] === 'long' || Boolean(process.env['FUZZ_SECONDS']);
const proxies = process.env['TEST_PROXIES'] ?? '';
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** Tests of HTTP, files, processes and the embedded database, which say nothing new about PostgreSQL. */
const SQLITE_ONLY = [
  'accounts/{accessMatrix,hashingQueue,passwordRules,securityDocs,securityPromises,sessionCookies,totp}',
  'activity/decisions',
  'contract/{apiDocs,contract,contractDocument,contractLimits,errorCodes,extras}',
  'database/{commits,dataFolder,filePermissions,lockedSqlite,readWorkers}',
  'http/{apache,bodyLimits,compression,conditionalReads,cors,drain,headRequests,hostAndOrigin,multipart,rawBytes,rawHttp,securityHeaders,slowClients,staticFiles}',
  'lists/{icons,policyMarkup}',
  'mail/mail',
  'operation/{boundedWork,commands,configuration,deployment,requestLog,units}',
].map((names) => `test/${names}.test.ts`);

/** Records what chooseForPostgres.ts chooses by. */
const isRecording = Boolean(process.env['RECORD_STATEMENTS']);

/** Runs on SQLite; with `TEST_DATABASE_URL` set, on that PostgreSQL server, with the tests that only it can pass. `TEST_PROXIES` lists programs, such as `nginx,haproxy`, that tests may start. */
export default defineConfig({
  test: {
    name: 'api',
    // Modules are loaded once per worker, which saves a third of the time.
    isolate: false,
    setupFiles: isRecording ? ['test/support/recordStatements.ts'] : [],
    globalSetup: ['test/support/migrateTemplate.ts'],
    include: ['test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(hasPostgres ? SQLITE_ONLY : ['test/postgres/**']),
      // Each of their statements is in another file, too.
      ...(hasPostgres && !isRecording && !isLong ? recorded : []),
      ...(proxies.includes('apache2') ? [] : ['test/http/apache.test.ts']),
      ...(/nginx|haproxy|caddy/.test(proxies) ? [] : ['test/postgres/rollingRestart.test.ts']),
    ],
    // Some tests start processes, and each file makes a database, on machines that do other things, too.
    hookTimeout: 120_000,
    testTimeout: isLong ? 2_400_000 : 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
