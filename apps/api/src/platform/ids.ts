import { randomBytes } from 'node:crypto';

/** Bits after the time of a UUIDv7 that count up, which keeps ids of one millisecond in order. */
const COUNTER_BITS = 20n;
const COUNTER_END = 1 << Number(COUNTER_BITS);
const TAIL_BITS = 54n;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Accepts UUIDs in lower case only. */
export const isId = (text: string): boolean => UUID.test(text);

/** Creates an id with a time; ids with the same time ascend. */
export type Ids = (at: Date) => string;

/** Creates UUIDv7 in lower case (RFC 9562, section 6.2, method 1). Seeded `random` bytes make ids reproducible. */
export const createIds = (random: (bytes: number) => Uint8Array = randomBytes): Ids => {
  let lastMs = -1;
  let counter = 0;
  return (at) => {
    const ms = at.getTime();
    const bytes = Buffer.from(random(10));
    // Starting in the lower half leaves room for half a million ids in this millisecond.
    counter = ms === lastMs ? counter + 1 : bytes.readUInt32BE(6) % (COUNTER_END / 2);
    lastMs = ms;
    const tail = bytes.readBigUInt64BE(0) & ((1n << TAIL_BITS) - 1n);
    // time 48 | version 4 | counter 12 | variant 2 | counter 8 | tail 54
    const high = (BigInt(ms) << 16n) | 0x7000n | BigInt(counter >> 8);
    const low = (0b10n << 62n) | (BigInt(counter & 0xff) << TAIL_BITS) | tail;
    const hex = high.toString(16).padStart(16, '0') + low.toString(16);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
};

/** Time and counter of an id as a number. Sorts like the ids and fits 63 bits until the year 2248. */
export const positionOf = (id: string): bigint => {
  const hex = id.replaceAll('-', '');
  const ms = BigInt(`0x${hex.slice(0, 12)}`);
  const counter =
    (BigInt(`0x${hex.slice(13, 16)}`) << 8n) | ((BigInt(`0x${hex.slice(16, 20)}`) >> 6n) & 0xffn);
  return (ms << COUNTER_BITS) | counter;
};

/** The lowest position of ids created at or after a time. */
export const positionAt = (at: Date): bigint => BigInt(at.getTime()) << COUNTER_BITS;
