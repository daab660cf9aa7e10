import { expect, test } from 'vitest';
import { shortcutKey } from './useModShortcut.ts';

const press = (key: string, code: string, { isComposing = false, altGr = false } = {}) =>
  ({
    key,
    code,
    isComposing,
    getModifierState: (modifier: string) => altGr && modifier === 'AltGraph',
  }) as KeyboardEvent;

test.each([
  ['Russian', 'л', 'KeyK', 'k'],
  ['Ukrainian with Caps Lock', 'І', 'KeyS', 's'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Persian digits', '۳', 'Digit3', '3'],
  ['Georgian', 'ს', 'KeyS', 's'],
  ['Korean', 'ㅏ', 'KeyK', 'k'],
  ['Thai', 'ห', 'KeyS', 's'],
  ['a Mac with Option', '∂', 'KeyD', 'd'],
  ['English with Caps Lock', 'K', 'KeyK', 'k'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['Dvorak', 't', 'KeyK', 't'],
  ['Dvorak', "'", 'KeyQ', "'"],
  ['AZERTY', 'a', 'KeyQ', 'a'],
  ['Turkish F', 'ğ', 'KeyE', 'ğ'],
  ['any', 'ArrowLeft', 'ArrowLeft', 'arrowleft'],
  ['an on-screen keyboard', 'k', '', 'k'],
])('on %s %s at %s is %s', (_, key, code, expected) => {
  expect(shortcutKey(press(key, code))).toBe(expected);
});

test.each([
  ['while composing', press('k', 'KeyK', { isComposing: true })],
  ['with AltGr', press('…', 'KeyK', { altGr: true })],
])('is undefined %s', (_, event) => {
  expect(shortcutKey(event)).toBeUndefined();
});

test('an input method that takes the key is no letter', () => {
  expect(shortcutKey(press('Process', 'KeyK'))).toBe('process');
});
