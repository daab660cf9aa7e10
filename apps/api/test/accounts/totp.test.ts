import { describe, expect, test } from 'vitest';
import { cleanCode } from '../../src/platform/text/cleanCode.ts';
import { createTotpSecret, findTotpStep, totpCode, totpUri } from '../../src/factors/verifyFactor.ts';

/** `12345678901234567890` in base32, the key of the vectors of RFC 4226 and RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['spaces and dashes', ' 287-082 '],
  ['Arabic digits', '٢٨٧٠٨٢'],
  ['full width', '２８７０８２'],
  ['an invisible mark of a message', '\u200e287082\u2069'],
  ['a no-break space', '287\u00a0082'],
])('a code with %s is read as its digits', (_, typed) => {
  expect(cleanCode(typed)).toBe('287082');
});

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B: at %i s the code ends with %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test.each([
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
])('RFC 4226, appendix D: %s', (code) => {
  const codes = Array.from({ length: 10 }, (_, counter) => totpCode(SECRET, counter));
  expect(codes).toContain(code);
});

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  test('counts in its step, the one before and the one after', () => {
    const code = totpCode(SECRET, 100);
    expect(
      [2969, 2970, 3000, 3059, 3060].map((seconds) => findTotpStep(SECRET, code, at(seconds), 0)),
    ).toEqual([undefined, 100, 100, 100, undefined]);
  });

  test('counts only after the step that was last used', () => {
    const code = totpCode(SECRET, 100);
    expect(findTotpStep(SECRET, code, at(3000), 99)).toBe(100);
    expect(findTotpStep(SECRET, code, at(3000), 100)).toBeUndefined();
    expect(findTotpStep(SECRET, '000000', at(3000), 0)).toBeUndefined();
    expect(findTotpStep(SECRET, '', at(3000), 0)).toBeUndefined();
  });
});

test('a secret has 160 random bits in base32, and an address for QR codes', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  expect(totpUri(SECRET, 'Planner Admin', 'a+b@example.org')).toBe(
    `otpauth://totp/Planner%20Admin:a%2Bb%40example.org?secret=${SECRET}&issuer=Planner%20Admin`,
  );
});
