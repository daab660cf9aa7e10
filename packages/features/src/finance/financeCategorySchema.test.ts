import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import contractText from '../../../../openapi.yaml?raw';
import { differencesOf, financeCategorySchema } from './financeCategorySchema.ts';

const { pattern }: { pattern: string } = parse(contractText).components.schemas.HexColor;

const problemsWith = (values: { name: string; color: string }) =>
  v.safeParse(financeCategorySchema, values).issues?.map(({ message }) => message);

describe('financeCategorySchema', () => {
  it.each(['#abc', 'abcdef', '#ABCDEF', ' 3b82f6 '])(
    'makes a colour that the contract takes of %j',
    (color) => {
      const sent = v.parse(financeCategorySchema, { name: 'Groceries', color }).color;
      expect(sent).toMatch(new RegExp(pattern, 'u'));
    },
  );

  it('asks for both', () => {
    expect(problemsWith({ name: ' ', color: ' ' })).toEqual([
      'Category Name is required',
      'Color is required',
    ]);
  });

  it.each(['blue', '#12', '#12345', 'rgb(1,2,3)', '#ggg'])(
    'says what a colour looks like in place of %j',
    (color) => {
      expect(problemsWith({ name: 'Groceries', color })).toEqual(['Enter a color such as #3b82f6']);
    },
  );
});

describe('differencesOf', () => {
  it('names what differs, with both versions', () => {
    expect(differencesOf({ name: ' Food', color: '#abc' }, { name: 'Groceries', color: '#3b82f6' })).toEqual([
      { label: 'Category Name', mine: 'Food', theirs: 'Groceries' },
      { label: 'Color', mine: '#abc', theirs: '#3b82f6' },
    ]);
  });

  it('takes two ways of writing a colour for the same', () => {
    expect(differencesOf({ name: 'a', color: 'ABC' }, { name: 'a', color: '#aabbcc' })).toEqual([]);
  });

  it('does not take no colour for one that cannot be read', () => {
    expect(differencesOf({ name: 'a', color: 'blue' }, { name: 'a', color: '' })).toHaveLength(1);
  });
});
