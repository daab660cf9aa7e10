import { readFileSync } from 'node:fs';

/** Markup that tries to do something. */
export interface HostileExample {
  id: string;
  cls: string;
  payload: string;
  /** Where it did something in a browser when nothing held it back; empty for what does nothing in today's browsers. */
  live: string[];
}

/** Markup that has to survive. */
export interface BenignExample {
  id: string;
  feature: string;
  payload: string;
  /** What must still be found. */
  must: string[];
}

const read = <T>(name: string): T[] =>
  JSON.parse(
    readFileSync(new URL(`../../packages/policy-html/corpora/${name}.json`, import.meta.url), 'utf8'),
  ) as T[];

export const hostileExamples = (): HostileExample[] => read('xss-own');

export const benignExamples = (): BenignExample[] => read('benign-own');
