import type { Handlers } from '../contract/types.ts';
import type { UserRow } from '../db/users.ts';
import { csvLine } from '../text/csvLine.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADERS = [
  'Name',
  'Email',
  'Role',
  'Gender',
  'Date of Birth',
  'Height (cm)',
  'Weight (kg)',
  'Joined',
  'Last active',
];

const lineOf = (user: UserRow): string =>
  csvLine([
    user.name,
    user.email,
    user.role,
    user.gender,
    user.dob,
    user.height,
    user.weight,
    user.created_at,
    user.last_active,
  ]);

/** All users of a list as a file, sent while it is read; who goes away ends the reading. */
export const exportHandlers: Pick<Handlers, 'exportUsers'> = {
  async exportUsers({ services, query: { query = '', role, sort } }) {
    const steps = services.userPages.readAll({ query, role, sort });
    // Before anything is answered: a database that cannot be read is told of as by every call.
    let first: IteratorResult<UserRow[], void> | undefined = await steps.next();
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(HEADERS)));
      },
      async pull(controller) {
        const { done, value } = first ?? (await steps.next());
        first = undefined;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value.map(lineOf).join('')));
      },
      async cancel() {
        await steps.return(undefined);
      },
    });
    return {
      status: 200,
      body: { contentType: 'text/csv; charset=utf-8', stream },
      headers: { 'Content-Disposition': 'attachment; filename="users.csv"', 'Cache-Control': 'no-store' },
    };
  },
};
