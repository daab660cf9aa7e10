import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import type { Group } from './CorpusDocument.ts';
import { type Fidelity, measure } from './measure.ts';

const MEASURES = ['words', 'features', 'bytes', 'idempotent', 'editable'] as const;

const percent = (all: readonly Fidelity[], measureName: (typeof MEASURES)[number]) => {
  const sum = (part: 'kept' | 'of') => all.reduce((total, one) => total + one[measureName][part], 0);
  return `${((100 * sum('kept')) / Math.max(1, sum('of'))).toFixed(1)} %`.padStart(9);
};

describe('fidelity of the editor to stored texts', () => {
  const measured = new Map<Group, Fidelity[]>();

  test('the corpus has enough, and each document once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
    expect(new Set(corpus.map(({ html }) => html)).size).toBe(corpus.length);
  });

  test.each(corpus.map((document) => [document.id, document] as const))('%s', (_, document) => {
    const fidelity = measure(document);
    measured.set(document.group, [...(measured.get(document.group) ?? []), fidelity]);
    const { editable, ...rest } = fidelity;
    for (const [name, { kept, of }] of Object.entries(rest)) expect({ [name]: kept }).toEqual({ [name]: of });
    expect({ keptBlocks: editable.of - editable.kept }).toEqual({ keptBlocks: document.kept ?? 0 });
  });

  test('prints what was measured', () => {
    const all = [...measured.values()].flat();
    const row = (name: string, ones: readonly Fidelity[]) =>
      `${name.padEnd(14)}${String(ones.length).padStart(5)}${MEASURES.map((one) => percent(ones, one)).join(' ')}`;
    const head = `${'documents'.padEnd(19)}${MEASURES.map((one) => one.padStart(9)).join(' ')}`;
    const rows = [...measured].map(([group, ones]) => row(group, ones));
    console.log(['', head, ...rows, row('all', all)].join('\n'));
    expect(all).toHaveLength(corpus.length);
  });
});
