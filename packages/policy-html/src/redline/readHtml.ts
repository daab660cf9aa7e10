import { createInertHtml } from '../browser.ts';
import { removeClobberingNames } from '../createPolicyReader.ts';
import { readUnitsIn, textOf, type Unit } from './readUnits.ts';

/** Reads the units of a text in a browser. */
export const readUnits = (html: string): Unit[] => {
  // In a separate document, to avoid browser warnings about style sheets.
  const body = document.implementation.createHTMLDocument('').createElement('body');
  body.innerHTML = createInertHtml(html);
  removeClobberingNames(body);
  return readUnitsIn(body);
};

/** Words of HTML, a line per block. */
export const wordsOf = (html: string): string =>
  readUnits(html)
    .filter(({ type }) => type === 'block' || type === 'row')
    .map((unit) => unit.number + textOf(unit).trim())
    .filter(Boolean)
    .join('\n');
