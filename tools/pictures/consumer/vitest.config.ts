import { comparePicture } from '@planner/pictures/command';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    browser: {
      enabled: true,
      provider: playwright(),
      commands: { comparePicture },
      instances: [{ browser: 'chromium' }],
    },
  },
});
