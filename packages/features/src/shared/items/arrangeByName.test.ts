import { describe, expect, it } from 'vitest';
import { arrangeByName } from './arrangeByName.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const namesOf = (names: string[], query = '', sort: 'ascending' | 'descending' = 'ascending') =>
  arrangeByName(named(...names), query, sort).map(({ name }) => name);

describe('arrangeByName', () => {
  it('sorts in natural order', () => {
    expect(namesOf(['b', 'Zoë', 'a10', 'A2', 'Éclair', 'frog'])).toEqual([
      'A2',
      'a10',
      'b',
      'Éclair',
      'frog',
      'Zoë',
    ]);
  });

  it('sorts in descending order', () => {
    expect(namesOf(['a', 'c', 'b'], '', 'descending')).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['CAFE', ['Café']],
    ['café', ['Café']],
    [' sleep ', ['Sleep']],
    ['(', ['Sports (outdoor)']],
    ['\\', []],
    ['.*', []],
    ['', ['Café', 'Sleep', 'Sports (outdoor)']],
  ])('filters by %j', (query, found) => {
    expect(namesOf(['Sports (outdoor)', 'Café', 'Sleep'], query)).toEqual(found);
  });

  it('does not change its input', () => {
    const given = named('b', 'a');
    arrangeByName(given, '', 'ascending');
    expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
