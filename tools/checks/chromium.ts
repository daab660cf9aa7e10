import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright';

/** Chrome or Chromium where people usually have it, for machines the bundled browser is not made for. */
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * Arguments that make the browser quiet (no background connections) and its pictures the same on every machine. They
 * replace those of the npm package, which switch web security off.
 */
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
  '--hide-scrollbars',
];

/** Environment of the browser: on Linux it sees the fonts of the lockfile in place of the machine's. */
export const chromiumEnv = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
};

/**
 * Path of the browser the tests run in: `CHROMIUM_PATH` if set; on Linux the one pinned in the lockfile (unpacked to the
 * temporary folder at the first call); elsewhere an installed Chrome, or the one playwright installed.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (platform() === 'linux' && ['x64', 'arm64'].includes(arch())) return await chromium.executablePath();
  return INSTALLED.find((path) => existsSync(path)) ?? playwrightChromium.executablePath();
}

/** True where pictures are comparable with the committed ones: the pinned browser on Linux x64. */
export const hasPinnedBrowser = platform() === 'linux' && arch() === 'x64' && !process.env['CHROMIUM_PATH'];
