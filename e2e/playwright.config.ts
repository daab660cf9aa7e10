import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes on retry is reported as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: 'line',
  // Generous for a busy machine: some tests check a screen in ten variants.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Shorter than a test, so that what hangs is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: [...chromiumArgs], env: chromiumEnv },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'off',
  },
});
