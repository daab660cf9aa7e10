import { expect, test } from 'vitest';
import { createMatcher, foldText, skeletonOf } from './foldText.ts';

test.each([
  ['Łukasz', 'lukasz'],
  ['SØREN', 'soren'],
  ['Đorđe', 'dorde'],
  ['Ægir Œuvre', 'aegir oeuvre'],
  ['Straße', 'strasse'],
  ['IŞIK ışık İstanbul', 'isik isik istanbul'],
  ['José\u0301', 'jose'],
  ['Thị  Lan\u00a0', 'thi lan'],
  ['Ｆｕｌｌ', 'full'],
  ['O’Brien Oʼbrien O＇Brien', "o'brien o'brien o'brien"],
  ['Jean‐Luc Jean–Luc Jean−Luc', 'jean-luc jean-luc jean-luc'],
  ['Do\u00adnau\u200bfahrt', 'donaufahrt'],
  ['مُحَمَّد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['Σίσυφος ΣΊΣΥΦΟΣ', 'σισυφοσ σισυφοσ'],
])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['की', 'का'],
  ['มี', 'มา'],
  ['が', 'か'],
  ['개', '가'],
])('%j and %j stay different', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

test.each([
  ['nunez jose', ['José Núñez']],
  ['example jose', ['José', 'jose@example.org']],
  ['山田太郎', ['山田 太郎']],
  ['太郎 山田', ['山田 太郎']],
  ['"José María" lopez', ['Jose Maria Lopez']],
  ['«山田 太郎»', ['山田 太郎']],
  ['', ['Anyone']],
])('the words of %j are in %j', (query, texts) => expect(createMatcher(query)(...texts)).toBe(true));

test.each([
  ['jose', ['Jo', 'se']],
  ['jose maria', ['José']],
  ['"maria jose"', ['José María']],
  ['%', ['José']],
])('a word of %j is not in %j', (query, texts) => expect(createMatcher(query)(...texts)).toBe(false));

test.each([
  ['Sport', 'Ѕроrt'],
  ['Coffee', 'Соffее'],
  ['Tax', 'ΤΑΧ'],
  ['Well-being', 'well–being'],
  ['Yoga', ' YOGA '],
  ['Yoga', 'Yo\u00adga'],
  ['Yoga', 'Ｙｏｇａ'],
])('%j looks like %j', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

test.each([
  ['Спорт', 'Sport'],
  ['Дом', 'Том'],
  ['Rest', 'Rent'],
])('%j does not look like %j', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));
