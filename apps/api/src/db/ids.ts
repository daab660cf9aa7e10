import { randomBytes } from 'node:crypto';

/** How many bits after the time of a UUIDv7 count up, so that ids made in one millisecond keep their order. */
const COUNTER_BITS = 20n;
const COUNTER_END = 1 << Number(COUNTER_BITS);
/** Bits between the counter and the end, all random. */
const TAIL_BITS = 54n;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text is a UUID in lower case, the only form of ids. */
export const isId = (text: string): boolean => UUID.test(text);

/** Makes the id of something that came to be at a moment; ids of one moment go up. */
export type Ids = (at: Date) => string;

/**
 * Makes UUIDv7 (RFC 9562, counter after the time as in its section 6.2, method 1), in lower case.
 * @param random gives that many random bytes; another source than the system's makes ids that can be repeated
 */
export const createIds = (random: (bytes: number) => Uint8Array = randomBytes): Ids => {
  let lastMs = -1;
  let counter = 0;
  return (at) => {
    const ms = at.getTime();
    const bytes = Buffer.from(random(10));
    // Starts in the lower half, so there is room for half a million more in this millisecond.
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

/** Time and counter of an id as one number, which sorts as the ids do and fits 63 bits until the year 2248. */
export const positionOf = (id: string): bigint => {
  const hex = id.replaceAll('-', '');
  const ms = BigInt(`0x${hex.slice(0, 12)}`);
  const counter =
    (BigInt(`0x${hex.slice(13, 16)}`) << 8n) | ((BigInt(`0x${hex.slice(16, 20)}`) >> 6n) & 0xffn);
  return (ms << COUNTER_BITS) | counter;
};

/** The lowest position that something made at or after the moment can have. */
export const positionAt = (at: Date): bigint => BigInt(at.getTime()) << COUNTER_BITS;
