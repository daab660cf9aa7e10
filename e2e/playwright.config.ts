import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'line',
  // Long enough for a machine that does other things, too: some journeys look at a screen in ten ways.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs], env: chromiumEnv },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'off',
  },
});
