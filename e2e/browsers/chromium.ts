import { chromiumArgs, chromiumEnv, chromiumPath } from '@planner/checks/chromium';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Tab } from './Tab.ts';

export const openChromium = async ({ chromium }: PlaywrightWorkerArgs['playwright']): Promise<Tab> => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
    env: chromiumEnv,
  });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    hasTouch: true,
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    complaints,
    open: (url) => page.goto(url),
    travel: (delta) =>
      delta < 0 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    chooseFile: (selector, file) => page.locator(selector).first().setInputFiles(file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};
