import { expect, test } from 'vitest';
import { createPolicyHtml } from '../createPolicyHtml.ts';
import { createPolicyReader, PolicyHtmlError } from '../createPolicyReader.ts';
import { readUnitsIn, type Unit } from '../redline/readUnits.ts';
import { benignExamples, hostileExamples } from '../testing/corpora.ts';
import { createWindow } from './createWindow.ts';
import { parseToRead } from './parseToRead.ts';

const window = createWindow();
const { parse } = createPolicyReader(window);
const { sanitizePolicyHtml } = createPolicyHtml(window);

const withoutElement = ({ element, ...unit }: Unit) => ({ ...unit, name: element?.localName });

/** Nothing of a text that is refused. */
const stored = (html: string): string[] => {
  try {
    return [sanitizePolicyHtml(html).html];
  } catch (error) {
    if (error instanceof PolicyHtmlError) return [];
    throw error;
  }
};

test('reads stored texts as jsdom does', () => {
  const texts = [...benignExamples(), ...hostileExamples()].flatMap(({ payload }) => stored(payload));
  expect(texts.length).toBeGreaterThan(600);
  for (const html of texts)
    expect(readUnitsIn(parseToRead(html)).map(withoutElement)).toEqual(
      readUnitsIn(parse(html)).map(withoutElement),
    );
});

test('rejects a text that is nested too deep', () => {
  expect(() => parseToRead('<div>'.repeat(1000))).toThrow('nested more than 100 deep');
});
