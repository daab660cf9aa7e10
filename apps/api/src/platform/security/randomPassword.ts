import { randomInt } from 'node:crypto';

/** Letters and digits that are easy to tell apart on a screen: no 0, 1, i, l, o. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A new password of 20 characters in four groups (99 bits), such as `7kq2m-x9hfp-3dwzt-cb8ns`. */
export const randomPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
