import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are easy to tell apart on a screen: no 0, 1, i, l, o. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const randomGroups = (groups: number, length: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** A new password of 20 characters in four groups (99 bits), such as `7kq2m-x9hfp-3dwzt-cb8ns`. */
export const randomPassword = (): string => randomGroups(4, 5);

/** A new recovery code of 24 characters in six groups (118 bits; NIST asks for 112), such as `7kq2-mx9h-fp3d-wztc-b8ns-4vgr`. */
export const createCode = (): string => randomGroups(6, 4);

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Creates a secret of 256 bits: 43 characters that need no escaping in cookies and URLs. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isToken = (text: string): boolean => TOKEN.test(text);

/** SHA-256 of a token in hexadecimal, for storage. 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
