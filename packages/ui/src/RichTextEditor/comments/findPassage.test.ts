import { expect, test } from 'vitest';
import { createRandom } from '../testing/createRandom.ts';
import { CONTEXT_CHARACTERS, findAll, findPassage, type TextPassage, withoutSpace } from './findPassage.ts';

const WORDS =
  'the supplier shall notify customer within thirty days of receipt notice data of agreement party may terminate for breach unless law requires otherwise price service term'.split(
    ' ',
  );

/** Numbered clauses, of which every fifth repeats the same sentence. */
const createText = (random: (below: number) => number): string =>
  Array.from({ length: 120 }, (_, index) => {
    const words = Array.from({ length: 12 + random(20) }, () => WORDS[random(WORDS.length)]);
    const boilerplate = index % 5 === 0 ? ' Notices are sent within thirty days of receipt.' : '';
    return `${index + 1}. ${words.join(' ')}.${boilerplate}`;
  }).join('\n');

const passageIn = (text: string, from: number, to: number): TextPassage => {
  const exact = text.slice(from, to);
  return {
    exact,
    prefix: text.slice(Math.max(from - CONTEXT_CHARACTERS, 0), from),
    suffix: text.slice(to, to + CONTEXT_CHARACTERS),
    start: withoutSpace(text.slice(0, from)).length,
    count: [...findAll(withoutSpace(text), withoutSpace(exact))].length,
  };
};

/** A random edit outside of a passage: words that are inserted, deleted, replaced, or copied from elsewhere. */
const editElsewhere = (random: (below: number) => number, text: string, from: number, to: number) => {
  const isBefore = random(text.length - (to - from)) < from;
  const [low, high] = isBefore ? [0, from] : [to, text.length];
  const at = low + random(high - low + 1);
  const end = random(2) === 0 ? at : Math.min(at + random(60), high);
  const words = Array.from({ length: random(6) }, () => WORDS[random(WORDS.length)]).join(' ');
  const edited = text.slice(0, at) + words + text.slice(end);
  const moved = isBefore ? words.length - (end - at) : 0;
  return { text: edited, from: from + moved, to: to + moved };
};

const found = (text: string, passage: TextPassage) => {
  const place = findPassage(withoutSpace(text), passage);
  return place && [place.start, place.end];
};
const placeOf = ({ text, from, to }: { text: string; from: number; to: number }) =>
  [from, to].map((at) => withoutSpace(text.slice(0, at)).length);

test('a sentence is found again after each of 1,000 edits elsewhere', () => {
  const random = createRandom(47);
  const text = createText(random);
  const from = text.indexOf('57. ');
  let now = { text, from, to: text.indexOf('\n', from) };
  const passage = passageIn(text, now.from, now.to);
  for (let edit = 1; edit <= 1000; edit += 1) {
    now = editElsewhere(random, now.text, now.from, now.to);
    expect({ edit, place: found(now.text, passage) }).toEqual({ edit, place: placeOf(now) });
  }
});

test('each of 1,000 passages, which other clauses may repeat, is found again after an edit elsewhere', () => {
  const random = createRandom(48);
  const text = createText(random);
  for (let round = 1; round <= 1000; round += 1) {
    const start = random(text.length - 200);
    const from = text.indexOf(' ', start) + 1;
    const to = text.indexOf(' ', from + random(60));
    const passage = passageIn(text, from, to);
    const edited = editElsewhere(random, text, from, to);
    expect({ round, place: found(edited.text, passage) }).toEqual({ round, place: placeOf(edited) });
  }
});

test('words that are gone are not found in another clause that has them', () => {
  const random = createRandom(49);
  const text = createText(random);
  const sentence = 'Notices are sent within thirty days of receipt.';
  const places = [...text.matchAll(new RegExp(sentence, 'g'))];
  expect(places).toHaveLength(24);
  for (const { index } of places) {
    const from = index + sentence.indexOf('thirty days');
    const to = from + 'thirty days'.length;
    const changed = `${text.slice(0, from)}two weeks${text.slice(to)}`;
    expect(found(changed, passageIn(text, from, to))).toBeUndefined();
  }
});

test('a unique heading is found where it was moved to', () => {
  const text = `Liability\nThe supplier is liable.\nForce majeure\nNobody is liable.\n${'More of it. '.repeat(20)}`;
  const from = text.indexOf('Force majeure');
  const passage = passageIn(text, from, from + 13);
  const moved = `${text.replace('Force majeure\n', '')}\nForce  majeure`;
  const { length } = withoutSpace(moved);
  expect(found(moved, passage)).toEqual([length - 'Forcemajeure'.length, length]);
});
