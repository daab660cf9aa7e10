import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIREFOX } from '@planner/checks/engines';
import { clicking, pressing, type Source, tapping, typing } from './actions.ts';
import type { Tab } from './Tab.ts';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

const PREFERENCES = `user_pref('intl.accept_languages', 'en-US');
user_pref('ui.prefersReducedMotion', 1);
user_pref('dom.w3c_touch_events.enabled', 1);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
`;

/** Starts it with a new profile. Resolves with its process and the address for WebDriver BiDi. */
const startFirefox = async (profile: string) => {
  await writeFile(path.join(profile, 'user.js'), PREFERENCES);
  const firefox = spawn(
    String(FIREFOX),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  let output = '';
  for await (const chunk of firefox.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const address = /ws:\/\/\S+/.exec(output)?.[0];
    if (address) return { firefox, address };
  }
  throw new Error(`Firefox did not start:\n${output}`);
};

/** By WebDriver BiDi, which Firefox speaks without a driver. */
export const openFirefox = async (): Promise<Tab> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'planner-firefox-'));
  const { firefox, address } = await startFirefox(profile);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const complaints: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.['level'] === 'error') complaints.push(String(message.params['text']));
  });
  const call = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    const id = waiting.size + 1;
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await promise;
    if (!result) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };

  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await call('browsingContext.create', { type: 'tab' });
  const resize = (width: number, height: number) =>
    call('browsingContext.setViewport', { context, viewport: { width, height } });
  await resize(1440, 900);

  const run = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await call('script.evaluate', {
      expression: `(async () => JSON.stringify(await ${expression}))()`,
      target: { context },
      awaitPromise: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
  const perform = (source: Source) => call('input.performActions', { context, actions: [source] });

  return {
    complaints,
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    travel: (delta) => call('browsingContext.traverseHistory', { context, delta }),
    run,
    click: (x, y) => perform(clicking(x, y)),
    tap: (x, y) => perform(tapping(x, y)),
    type: (text) => perform(typing(text)),
    press: (keys) => perform(pressing(keys)),
    chooseFile: async (selector, file) => {
      const { nodes } = await call('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await call('input.setFiles', { context, element: (nodes as object[])[0], files: [file] });
    },
    resize,
    screenshot: async () => {
      const { data } = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      const ended = once(firefox, 'exit');
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
