import { defineConfig } from 'vitest/config';

/** Runs on SQLite; with `TEST_DATABASE_URL` set, on that PostgreSQL server. */
export default defineConfig({
  test: {
    name: 'api',
    include: ['test/**/*.test.ts'],
    // One database a file, made before its first test.
    hookTimeout: 30_000,
    // Some tests start processes, on machines that do other things, too.
    testTimeout: 60_000,
  },
});
