import type { components } from '@planner/api-client/schema';
import type { UserRow } from './rows.ts';
import { DETAIL_HEADINGS, DETAILS, type UserDetails } from './table.ts';

type Schemas = components['schemas'];

const detailsOf = (row: UserRow): UserDetails =>
  Object.fromEntries(DETAILS.map((name) => [name, row[name]])) as unknown as UserDetails;

export const toUser = (row: UserRow): Schemas['User'] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...detailsOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const toSignedInUser = ({ id, name, email, role }: UserRow): Schemas['SignedInUser'] => ({
  _id: id,
  name,
  email,
  role,
});

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Headings of the export, and the values below them. */
const COLUMNS: readonly (readonly [heading: string, valueOf: (user: UserRow) => string | null])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => role],
  ...DETAILS.map((name) => [DETAIL_HEADINGS[name], (user: UserRow) => user[name]] as const),
  ['Joined', ({ created_at }) => created_at],
  ['Last active', ({ last_active }) => last_active],
];

/** Characters that spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** RFC 4180, with line end. An apostrophe, hidden by spreadsheets, precedes text they would run as a formula. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((text) => (text === null ? '' : cell(text))).join(',')}\r\n`;

const lineOf = (user: UserRow): string => csvLine(COLUMNS.map(([, valueOf]) => valueOf(user)));

export async function* toCsv(steps: AsyncIterable<UserRow[]>): AsyncGenerator<string, void> {
  let head = BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
  for await (const users of steps) {
    yield head + users.map(lineOf).join('');
    head = '';
  }
  if (head !== '') yield head;
}
