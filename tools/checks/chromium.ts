import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright';

/** Common paths of Chrome and Chromium, for machines that the bundled browser does not support. */
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/** No background connections, reproducible pictures. The npm package's own arguments would turn web security off. */
export const chromiumArgs: readonly string[] = [
  // The sandbox needs a user other than root; containers run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Launch option for scrollbars that take space, which Playwright hides. */
export const withScrollbars = { ignoreDefaultArgs: ['--hide-scrollbars'] };

/** Environment of the browser. On Linux it uses the fonts of the lockfile instead of the machine's. */
export const chromiumEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};

/** `CHROMIUM_PATH` if set; on Linux the one pinned in the lockfile, unpacked on first call; else an installed one. */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (platform() === 'linux' && ['x64', 'arm64'].includes(arch())) return await chromium.executablePath();
  return INSTALLED.find((path) => existsSync(path)) ?? playwrightChromium.executablePath();
}

/** Whether pictures are comparable with the committed ones: pinned browser, Linux x64. */
export const hasPinnedBrowser = platform() === 'linux' && arch() === 'x64' && !process.env['CHROMIUM_PATH'];
