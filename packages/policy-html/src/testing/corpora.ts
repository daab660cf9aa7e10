import { readFileSync } from 'node:fs';

/** Markup that tries to run code, load something or leave its box. */
export interface HostileExample {
  id: string;
  cls: string;
  payload: string;
  /** Sinks where it executes in an unprotected browser; empty if it executes in no current browser. */
  live: string[];
}

/** A text that people write, and what must stay of it. */
export interface BenignExample {
  id: string;
  feature: string;
  payload: string;
  must: string[];
}

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../corpora/${name}.json`, import.meta.url), 'utf8')) as T[];

/** Texts that try to run code. */
export const hostileExamples = (): HostileExample[] => read('xss-own');

/** Texts that must keep what they show. */
export const benignExamples = (): BenignExample[] => read('benign-own');
