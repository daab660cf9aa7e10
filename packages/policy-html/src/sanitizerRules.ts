import { ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { BLANK_LINK, LINK_PROTOCOLS } from './links.ts';
import { DISPLAY_ATTRIBUTES } from './prepareForDisplay.ts';

/** The allow list in the form that sanitizers take. */

export const TAGS: readonly string[] = Object.keys(ELEMENTS);

export const STORED_ATTRIBUTES: readonly string[] = [
  ...new Set([GLOBAL_ATTRIBUTES, ...Object.values(ELEMENTS)].flatMap(Object.keys)),
];

export const SHOWN_ATTRIBUTES = [...new Set([...STORED_ATTRIBUTES, ...DISPLAY_ATTRIBUTES])];

export const URL_ATTRIBUTES: readonly string[] = ['href', 'src', 'cite'];

/** Addresses without blanks. Anything else that starts with a word and a colon is another protocol. */
export const ALLOWED_URL = new RegExp(
  `^(?:(?:${LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)).join('|')}):|${BLANK_LINK}|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
  'i',
);
