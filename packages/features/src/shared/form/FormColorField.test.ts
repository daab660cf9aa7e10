import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import contractText from '../../../../../openapi.yaml?raw';
import { nextFreeColor, requiredColor } from './FormColorField.ts';

const { pattern }: { pattern: string } = parse(contractText).components.schemas.HexColor;

const color = requiredColor('Color');

const errorsOf = (text: string) => v.safeParse(color, text).issues?.map(({ message }) => message);

describe('requiredColor', () => {
  it.each(['#abc', 'abcdef', '#ABCDEF', ' 3b82f6 '])(
    'turns %j into a color that the contract accepts',
    (text) => {
      expect(v.parse(color, text)).toMatch(new RegExp(pattern, 'u'));
    },
  );

  it('rejects an empty text', () => {
    expect(errorsOf(' ')).toEqual(['Color is required']);
  });

  it.each(['blue', '#12', '#12345', 'rgb(1,2)', '#ggg'])('rejects %j with an example', (text) => {
    expect(errorsOf(text)).toEqual(['Enter a color such as #3b82f6']);
  });
});

describe('nextFreeColor', () => {
  it('is the first that no item has, in any notation', () => {
    expect(nextFreeColor([])).toBe('#3b82f6');
    expect(nextFreeColor([{ color: '#3B82F6' }, { color: null }])).toBe('#ef4444');
    expect(nextFreeColor([{ color: '#3b82f6' }, { color: '#ef4444' }, { color: '#123456' }])).toBe('#16a34a');
  });
});
