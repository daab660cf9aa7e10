import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
/** A code of the step before or after is valid, too: clocks differ, and typing takes time. */
const TOLERATED_STEPS = 1;
const DIGITS = 6;
/** As long as SHA-1's result, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding, for a whole number of groups of 5 bytes. */
const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32[Number.parseInt(group, 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** A new secret of 160 bits in base32. */
export const createTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The code of a time step: RFC 6238 with SHA-1, which is what authenticator apps support. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The time step of a code, if it is valid now and later than the step that was last used. */
export const findTotpStep = (
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | undefined => {
  const current = Math.floor(now.getTime() / STEP_MS);
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1)
    if (step > lastStep && totpCode(secret, step) === code) return step;
  return undefined;
};

/** The address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
