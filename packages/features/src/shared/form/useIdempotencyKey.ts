import { useRef } from 'react';

const KEY_BYTES = 16;

/** Only secure pages have `randomUUID`. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the key of a submission. Submitting the same content again after a lost response gets the same key and creates no
 * duplicate; servers refuse a key with other content. After each creation, pass another `createdCount`.
 */
export const useIdempotencyKey = (createdCount = 0): ((content: object) => string) => {
  const last = useRef({ values: [] as unknown[], key: '' });
  return (content) => {
    const values = [createdCount, ...Object.values(content)];
    if (values.some((value, index) => value !== last.current.values[index]))
      last.current = { values, key: createKey() };
    return last.current.key;
  };
};
