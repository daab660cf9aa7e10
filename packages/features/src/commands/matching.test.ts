import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const items = [
  { label: 'All Users', description: 'Users' },
  { label: 'Add User', description: 'Users' },
  { label: 'All Habit Categories', description: 'Habits' },
  { label: 'Über uns' },
];
const labels = (query: string) => matching(items, query).map(({ label }) => label);

describe('matching', () => {
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

  it('puts first what begins with the query', () => {
    const found = matching(
      [{ label: 'Edit Habits' }, { label: 'Superhabits' }, { label: 'Habits' }],
      'habits',
    );
    expect(found.map(({ label }) => label)).toEqual(['Habits', 'Edit Habits', 'Superhabits']);
  });
});
