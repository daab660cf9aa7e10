import type { Condition } from './probe.ts';

const ROWS_PER_PAGE = 10;

/** The first page of users. Rows that are still loading have no address. */
export const ROWS: Condition = { selector: 'tbody tr', text: '@', atLeast: ROWS_PER_PAGE };

/** Rows of this visit, not those that the console kept from the last one. */
export const REFRESHED_ROWS: Condition = { ...ROWS, selector: 'table:not([aria-busy=true]) tbody tr' };

/** The e-mail field takes what is typed. Both the console and the floor focus it when they have rendered. */
export const SIGN_IN: Condition = { selector: 'input[type=email]:focus' };
