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

  it('sorts and finds letters with a stroke and ligatures with their alphabet', () => {
    const names = ['Zoo', 'Łąka', 'Lunch', 'Ost', 'Øl', 'Pub', 'Đorđe', 'Dot', 'Ægir', 'Straße'];
    expect(namesOf(names)).toEqual([
      'Ægir',
      'Đorđe',
      'Dot',
      'Łąka',
      'Lunch',
      'Øl',
      'Ost',
      'Pub',
      'Straße',
      'Zoo',
    ]);
    for (const [query, name] of [
      ['laka', 'Łąka'],
      ['OL', 'Øl'],
      ['strasse', 'Straße'],
      ['aegir', 'Ægir'],
    ])
      expect(namesOf(names, query)).toContain(name);
  });

  it('does not change its input', () => {
    const given = named('b', 'a');
    arrangeByName(given, '', 'ascending');
    expect(given.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
