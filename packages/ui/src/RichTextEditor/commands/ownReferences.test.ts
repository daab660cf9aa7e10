import { expect, test } from 'vitest';
import { FOREIGN_REFERENCES, OWN_REFERENCES } from '../testing/referenceSamples.ts';
import { findReferences, readContext } from './ownReferences.ts';

const readTexts = (...texts: string[]) => readContext(texts.map((text) => ({ text, start: 0 })));
const CONTEXT = readTexts(
  'between Acme Ltd (“Acme”) and the buyer (the "Customer")',
  'Supplier shall deliver.',
);

const verdictsOf = (text: string, context = CONTEXT) =>
  findReferences(text, 0, context).map(({ isOwn }) => isOwn);

test.each(OWN_REFERENCES)('“%s” is a reference to the text itself', (sample) => {
  for (const number of ['4', '4.5', '12.3.4'])
    expect(new Set(verdictsOf(sample.replaceAll('#', number)))).toEqual(new Set([true]));
});

test.each(FOREIGN_REFERENCES)('“%s” is not surely one', (sample) => {
  for (const number of ['4', '4.5', '12.3.4'])
    expect(verdictsOf(sample.replaceAll('#', number))).not.toContain(true);
});

test('only a name that the text defines or obliges is a party', () => {
  expect(verdictsOf('Subject to clause 4.5, Acme shall pay.')).toEqual([true]);
  expect(verdictsOf('Subject to clause 4.5, Supplier may stop.')).toEqual([true]);
  expect(verdictsOf('Subject to clause 4.5, Basel shall rule.')).toEqual([false]);
  const { parties } = readTexts(
    '“Data Protection Act” means it.',
    'The GDPR shall apply.',
    'Each Party shall pay.',
  );
  expect([...parties]).toEqual(['Party']);
});

const ARTICLES = readContext([{ text: 'Article 4 Price', start: 9 }]);

test.each([
  'Die Rechte aus §§ 4 und 5 bleiben bestehen.',
  'Le client paie le prix fixé à l’article 4.',
  'De klant betaalt volgens artikel 4.',
])('“%s” is to the text itself only if its clauses are articles', (text) => {
  expect(verdictsOf(text)).not.toContain(true);
  expect(verdictsOf(text, ARTICLES)).not.toContain(false);
});

test('all numbers behind a word are found, not the number of the block', () => {
  expect(findReferences('Section 3 Sections 4, 5.1 to 6 and 7(b) apply.', 9, CONTEXT)).toEqual([
    { target: '4', index: 19, isOwn: true },
    { target: '5.1', index: 22, isOwn: true },
    { target: '6', index: 29, isOwn: true },
    { target: '7(b)', index: 35, isOwn: false },
  ]);
});

test.each([
  'Article 6 GDPR',
  'Article 6 (1) (b) GDPR applies.',
  'Articles 5 and 6 of the GDPR',
  'Article 6 of Regulation (EU) 2016/679',
  'Article 6 paragraph 1 point (f) GDPR',
  'Artikel 6 Abs. 1 lit. f DSGVO',
  '§ 6 Absatz 1 Satz 2 BGB',
  'Section 6 of the Federal Data Protection Act',
  'Section 6 Fiscal Code',
  'clause 6 of the Standard Contractual Clauses',
  'l’article 6 de la loi',
  'el artículo 6 del Código Civil',
  'artikel 6 van de Wet',
])('“%s” is no reference to this text at all', (text) => {
  expect(verdictsOf(`See ${text}`)).toEqual([]);
});

test.each([
  'Under Section 6 ACME pays.',
  'Under Article 6 ACME shall pay.',
  'See clause 6 GDPR.',
  'Under article 6, the Data Protection Act asks for consent.',
  'See section 6 of Schedule 2.',
  'See section 6 and section 7 of the Act.',
])('“%s” may have one', (text) => {
  expect(verdictsOf(text)).toEqual([false]);
});
