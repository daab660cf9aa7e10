import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;

/** Maps pairs of adjacent keys, such as `qw`, to the direction from the first to the second on each keyboard. */
const KEY_STEPS = new Map<string, string[]>();
for (const [keyboard, graph] of Object.entries({ qwerty, qwertz, azerty, keypad })) {
  for (const [key, neighbours] of Object.entries(graph)) {
    for (const [direction, typed] of neighbours.entries()) {
      // The character without Shift and the one with it.
      for (const character of typed ?? '') {
        const steps = KEY_STEPS.get(key + character) ?? [];
        KEY_STEPS.set(key + character, [...steps, `${keyboard} ${direction}`]);
      }
    }
  }
}

/** `abc` and `qwe` are runs, `ab` is not. */
const MIN_RUN_LENGTH = 3;
const MAX_LOOSE_CHARACTERS = 2;

/** The directions from a character to the next: along the alphabet, or on a keyboard. */
const stepsBetween = (character: string, next: string): string[] => {
  const distance = (next.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0);
  const steps = KEY_STEPS.get(character + next) ?? [];
  return Math.abs(distance) === 1 ? [...steps, `alphabet ${distance}`] : steps;
};

/** True if a lower-case text consists of runs, such as `qweasd` or `abc321`, and up to two other characters. */
export const isPattern = (text: string): boolean => {
  const characters = Array.from(text.replaceAll(/(.)\1+/gsu, '$1'));
  let loose = 0;
  let length = 1;
  let steps: string[] = [];
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    const possible = next === undefined ? [] : stepsBetween(character, next);
    steps = length === 1 ? possible : steps.filter((step) => possible.includes(step));
    if (steps.length > 0) {
      length += 1;
      continue;
    }
    if (length < MIN_RUN_LENGTH) loose += length;
    length = 1;
  }
  return loose <= MAX_LOOSE_CHARACTERS;
};
