import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { WEBKIT, WEBKIT_DRIVER, XVFB } from '@planner/checks/engines';
import { expect } from '@playwright/test';
import { freePort } from '../support/freePort.ts';
import { clicking, pressing, type Source, tapping, typing } from './actions.ts';
import type { Tab } from './Tab.ts';

/** The name of elements in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What MiniBrowser adds to the height of the page. */
const BAR_HEIGHT = 38;

const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(
    String(XVFB),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
};

/** WebKitGTK's browser, by WebDriver. */
export const openWebKit = async (): Promise<Tab> => {
  const home = await mkdtemp(path.join(tmpdir(), 'planner-webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(String(WEBKIT_DRIVER), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, HOME: home, LANG: 'C.UTF-8', GDK_BACKEND: 'x11' },
  });

  const call = async (method: 'GET' | 'POST' | 'DELETE', command: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => call('GET', '/status')).toPass({ intervals: [50] });
  const options = { binary: WEBKIT, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  const perform = (source: Source) => call('POST', `${session}/actions`, { actions: [source] });
  const resize = (width: number, height: number) =>
    call('POST', `${session}/window/rect`, { width, height: height + BAR_HEIGHT });
  await resize(1440, 900);

  return {
    // Its driver reports none.
    complaints: [],
    open: (url) => call('POST', `${session}/url`, { url }),
    travel: (delta) => call('POST', `${session}/${delta < 0 ? 'back' : 'forward'}`),
    run: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: (x, y) => perform(clicking(x, y)),
    tap: (x, y) => perform(tapping(x, y)),
    type: (text) => perform(typing(text)),
    press: (keys) => perform(pressing(keys)),
    chooseFile: async (selector, file) => {
      const element = (await call('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })) as {
        [ELEMENT]: string;
      };
      await call('POST', `${session}/element/${element[ELEMENT]}/value`, { text: file });
    },
    resize,
    screenshot: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', session);
      driver.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
};
