import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import type { Group } from './CorpusDocument.ts';
import { type Fidelity, measureFidelity } from './measureFidelity.ts';

const MEASURES = ['words', 'features', 'bytes', 'idempotent', 'editable'] as const;

const percent = (all: readonly Fidelity[], measureName: (typeof MEASURES)[number]) => {
  const sum = (part: 'matched' | 'total') => all.reduce((count, one) => count + one[measureName][part], 0);
  return `${((100 * sum('matched')) / Math.max(1, sum('total'))).toFixed(1)} %`.padStart(9);
};

describe('fidelity of the editor to stored texts', () => {
  const measured = new Map<Group, Fidelity[]>();

  test('the corpus has at least 150 unique documents', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
    expect(new Set(corpus.map(({ html }) => html)).size).toBe(corpus.length);
  });

  test.each(corpus.map((document) => [document.id, document] as const))('%s', (_, document) => {
    const fidelity = measureFidelity(document);
    measured.set(document.group, [...(measured.get(document.group) ?? []), fidelity]);
    const { editable, ...rest } = fidelity;
    for (const [name, { matched, total }] of Object.entries(rest))
      expect({ [name]: matched }).toEqual({ [name]: total });
    expect({ preserved: editable.total - editable.matched }).toEqual({ preserved: document.preserved ?? 0 });
  });

  test('prints the figures', () => {
    const all = [...measured.values()].flat();
    const row = (name: string, ones: readonly Fidelity[]) =>
      `${name.padEnd(14)}${String(ones.length).padStart(5)}${MEASURES.map((one) => percent(ones, one)).join(' ')}`;
    const head = `${'documents'.padEnd(19)}${MEASURES.map((one) => one.padStart(9)).join(' ')}`;
    const rows = [...measured].map(([group, ones]) => row(group, ones));
    console.log(['', head, ...rows, row('all', all)].join('\n'));
    expect(all).toHaveLength(corpus.length);
  });
});
