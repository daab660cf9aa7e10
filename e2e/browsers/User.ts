import { expect } from '@playwright/test';
import { find, type Found, type Kind } from './find.ts';
import type { Tab } from './Tab.ts';

/** The whole name, or a pattern. */
type Name = string | RegExp;

const patternOf = (name: Name) =>
  name instanceof RegExp ? name : new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

const INTERVALS_MS = [20, 50, 100];

/** Does in a tab what users do. Waits for what it acts on. */
export class User {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  open(path: string): Promise<unknown> {
    return this.tab.open(this.#origin + path);
  }

  /** Calls a function in the page, where it sees nothing else of its file. */
  call<Args extends unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.tab.run(`(${String(body)})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  }

  /** Calls the API with the session of the tab. */
  post(path: string, body: object): Promise<void> {
    return this.call(
      async (url, json) => {
        const headers = { 'Content-Type': 'application/json' };
        const response = await fetch(url, { method: 'POST', headers, body: json });
        if (!response.ok) throw new Error(await response.text());
      },
      `/api/v1/${path}`,
      JSON.stringify(body),
    );
  }

  #find(kind: Kind, name: Name): Promise<Found | null> {
    const { source, flags } = patternOf(name);
    // Fails while another document loads.
    return this.call(find, kind, source, flags).catch(() => null);
  }

  async see(kind: Kind, name: Name, state: Partial<Found> = {}): Promise<Found> {
    let found: Found | null = null;
    const options = { message: `${kind} ${name}`, intervals: INTERVALS_MS };
    await expect.poll(async () => (found = await this.#find(kind, name)), options).toMatchObject(state);
    return found as unknown as Found;
  }

  async seeNo(kind: Kind, name: Name): Promise<void> {
    await expect.poll(() => this.#find(kind, name), { message: `no ${kind} ${name}` }).toBeNull();
  }

  async seePath(path: Name): Promise<void> {
    const read = () => this.tab.run('location.pathname + location.search').catch(() => '');
    await expect.poll(read, { intervals: INTERVALS_MS }).toMatch(patternOf(path));
  }

  /** Where something rests. */
  async #pointOf(kind: Kind, name: Name): Promise<[x: number, y: number]> {
    let { x, y } = await this.see(kind, name);
    await expect(async () => {
      const last = { x, y };
      ({ x, y } = await this.see(kind, name));
      expect({ x, y }).toEqual(last);
    }).toPass({ intervals: INTERVALS_MS });
    return [x, y];
  }

  async click(kind: Kind, name: Name): Promise<void> {
    await this.tab.click(...(await this.#pointOf(kind, name)));
  }

  async tap(kind: Kind, name: Name): Promise<void> {
    await this.tab.tap(...(await this.#pointOf(kind, name)));
  }

  async fill(name: Name, text: string): Promise<void> {
    await expect(async () => {
      await this.click('field', name);
      expect((await this.see('field', name)).isFocused).toBe(true);
    }).toPass({ intervals: INTERVALS_MS });
    await this.tab.press('Control+a');
    await this.tab.type(text);
  }
}
