import { expect, test } from 'vitest';
import { foldText as foldOnServer } from '../../apps/api/src/platform/text/foldText.ts';
import { foldText } from '../../packages/features/src/shared/format/foldText.ts';

/** The server leaves these as they are, because they become long: `DECOMPOSED` there. */
const LONG = /[\u2057\u2a0c\u3300-\u3357\u337f\ufdfa\ufdfb]/u;

test('browser and server fold texts alike', () => {
  const different: string[] = [];
  for (let code = 0; code <= 0x2_ffff; code += 1) {
    const text = `A${String.fromCodePoint(code)}ΣΣ é`;
    if (!LONG.test(text) && foldText(text) !== foldOnServer(text)) different.push(code.toString(16));
  }
  expect(different).toEqual([]);
});
