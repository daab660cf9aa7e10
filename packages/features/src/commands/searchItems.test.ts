import { describe, expect, it } from 'vitest';
import { searchItems } from './searchItems.ts';

const items = [
  { label: 'All Users', description: 'Users' },
  { label: 'Add User', description: 'Users' },
  { label: 'All Habit Categories', description: 'Habits' },
  { label: 'Über uns' },
];
const labels = (query: string) => searchItems(items, query).map(({ label }) => label);

describe('searchItems', () => {
  it.each([
    ['', ['All Users', 'Add User', 'All Habit Categories', 'Über uns']],
    ['all', ['All Users', 'All Habit Categories']],
    ['user', ['All Users', 'Add User']],
    ['habits', ['All Habit Categories']],
    ['cat all', ['All Habit Categories']],
    ['  UBER ', ['Über uns']],
    ['a.*', []],
    ['nothing', []],
  ])('“%s” finds %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });

  it('lists labels that start with the query first', () => {
    const found = searchItems(
      [{ label: 'Edit Habits' }, { label: 'Superhabits' }, { label: 'Habits' }],
      'habits',
    );
    expect(found.map(({ label }) => label)).toEqual(['Habits', 'Edit Habits', 'Superhabits']);
  });
});
