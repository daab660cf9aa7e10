import { fixtures } from '@planner/api-client/testing';
import { describe, expect, it } from 'vitest';
import { exampleForm } from '../items/exampleItems.tsx';

const [category] = fixtures.financeCategories;
if (!category) throw new Error('There are no categories');
const stored = category;

const differencesOf = (
  mine: { name: string; color: string },
  theirs: { name: string; color: string | null },
) => exampleForm.edit.differencesOf(mine, { ...stored, ...theirs });

describe('differencesOf', () => {
  it('lists both values of each field that differs', () => {
    expect(differencesOf({ name: ' Food', color: '#abc' }, { name: 'Groceries', color: '#3b82f6' })).toEqual([
      { label: 'Name', mine: 'Food', theirs: 'Groceries' },
      { label: 'Color', mine: '#abc', theirs: '#3b82f6' },
    ]);
  });

  it('treats two notations of a color as equal', () => {
    expect(differencesOf({ name: 'a', color: 'ABC' }, { name: 'a', color: '#aabbcc' })).toEqual([]);
  });

  it('treats two notations of a color as equal while another field is invalid', () => {
    expect(differencesOf({ name: ' ', color: 'ABC' }, { name: 'a', color: '#aabbcc' })).toEqual([
      { label: 'Name', mine: '', theirs: 'a' },
    ]);
  });

  it('treats an invalid color and no color as different', () => {
    expect(differencesOf({ name: 'a', color: 'blue' }, { name: 'a', color: null })).toHaveLength(1);
  });
});
