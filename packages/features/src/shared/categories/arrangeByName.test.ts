import { describe, expect, it } from 'vitest';
import { arrangeByName } from './arrangeByName.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const namesOf = (names: string[], query = '', sort: 'ascending' | 'descending' = 'ascending') =>
  arrangeByName(named(...names), query, sort).map(({ name }) => name);

describe('arrangeByName', () => {
  it('sorts as people do, not as bytes do', () => {
    expect(namesOf(['b', 'Zoë', 'a10', 'A2', 'Éclair', 'frog'])).toEqual([
      'A2',
      'a10',
      'b',
      'Éclair',
      'frog',
      'Zoë',
    ]);
  });

  it('turns round', () => {
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
  ])('finds by %j', (query, found) => {
    expect(namesOf(['Sports (outdoor)', 'Café', 'Sleep'], query)).toEqual(found);
  });

  it('leaves the list it was given as it was', () => {
    const given = named('b', 'a');
    arrangeByName(given, '', 'ascending');
    expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
