import { hasFirefox, hasWebKit } from '@planner/checks/engines';
import { defineConfig } from '@playwright/test';

const engines = ['Chromium', ...(hasFirefox ? ['Firefox'] : []), ...(hasWebKit ? ['WebKit'] : [])];

export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../test-results/browsers',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  reporter: 'line',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: engines.map((name) => ({ name })),
});
