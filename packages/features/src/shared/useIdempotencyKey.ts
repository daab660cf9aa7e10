import { useState } from 'react';

const KEY_BYTES = 16;

/** Not `randomUUID`, which there is on secure pages only. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The key of what a form adds, 128 bits in hexadecimal; the same as long as the form is open. Where the answer to a save got
 * lost, pressing the button again then adds no second one.
 * @param added how many the form has added already, where it stays open: each has a key of its own
 */
export const useIdempotencyKey = (added = 0): string => {
  const [key, setKey] = useState(() => ({ value: createKey(), added }));
  if (key.added === added) return key.value;
  const next = { value: createKey(), added };
  setKey(next);
  return next.value;
};
