import { expect, test } from 'vitest';
import { statusWord, toneOf } from './subscriptionStatus.ts';

test.each([
  ['ACTIVE', 'Active', 'positive'],
  ['EXPIRED', 'Expired', 'warning'],
  ['ERROR', 'Error', 'danger'],
  ['GRACE_PERIOD', 'Grace period', 'neutral'],
  ['PAUSED', 'Paused', 'neutral'],
  ['toString', 'tostring', 'neutral'],
])('%s is “%s” in the color %s', (status, word, tone) => {
  expect([statusWord(status), toneOf(status)]).toEqual([word, tone]);
});
