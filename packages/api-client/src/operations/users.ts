import { ApiError } from '../ApiError.ts';
import { faultOf } from '../failures.ts';
import type { operations } from '../generated/schema.ts';
import { readMessage, readUser, readUserPage } from '../readers.ts';
import { ifMatch, textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  Message,
  NewUser,
  Role,
  SaveOptions,
  User,
  UserPage,
  UserUpdate,
  Versioned,
} from '../types.ts';

/** By what users are sorted; with `-` the other way round. */
export type UserSort = NonNullable<NonNullable<operations['listUsers']['parameters']['query']>['sort']>;

/** Which users to list. */
export interface UserListQuery {
  /** From 1, which is the default. A page beyond the last answers the last. */
  page?: number | undefined;
  /** Looked for literally in names and e-mail addresses, without regard to case. Empty means everybody. */
  query?: string | undefined;
  /** Only users with this role. */
  role?: Role | undefined;
  /** Left out, the newest come first. */
  sort?: UserSort | undefined;
}

/** What an export takes. */
export interface ExportOptions extends CallOptions {
  /** Told how many users have arrived so far. */
  onProgress?: ((users: number) => void) | undefined;
}

const NEWLINE = 10;

/** Reads a file line by line as far as counting them goes: no text in it holds a line break. */
const readFile = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: ExportOptions['onProgress'],
): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: 'text/csv' });
    parts.push(value);
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    // The first line holds the headings.
    onProgress?.(Math.max(0, lines - 1));
  }
};

/** The registered users of the planner. */
export const userOperations = ({ http, settle, receive, receiveItem }: Transport) => ({
  /** One page of users. */
  listUsers: (
    { page, query, role, sort }: UserListQuery = {},
    options: CallOptions = {},
  ): Promise<UserPage> => {
    const params = { query: { page, query: query === '' ? undefined : query, role, sort } };
    return receive(http.GET('/users', { params, ...textOf(options) }), readUserPage, options);
  },

  /** All users that `listUsers` would list on all its pages, as a CSV file. */
  exportUsers: async (
    { query, role, sort }: Omit<UserListQuery, 'page'> = {},
    { onProgress, ...options }: ExportOptions = {},
  ): Promise<Blob> => {
    const { signal = null } = options;
    const params = { query: { query: query === '' ? undefined : query, role, sort } };
    const { data, response } = await settle(
      http.GET('/users/export', { params, parseAs: 'stream', signal }),
      options,
    );
    if (!data || !response.headers.get('Content-Type')?.startsWith('text/csv'))
      throw new ApiError({ kind: 'malformed', status: response.status });
    return readFile(data, onProgress).catch((cause: unknown) => {
      throw faultOf(cause, signal);
    });
  },

  /** One user. 404: there is none with this id. */
  getUser: (id: string, options: CallOptions = {}): Promise<Versioned<User>> =>
    receiveItem(http.GET('/users/{id}', { params: { path: { id } }, ...textOf(options) }), readUser, options),

  /** Adds a user. 409: another account has the e-mail address, see `errors.email`. */
  createUser: (body: NewUser, options: CallOptions = {}): Promise<Versioned<User>> =>
    receiveItem(http.POST('/users', { body, ...textOf(options) }), readUser, options),

  /**
   * Changes a user. 409: somebody else has saved in the meantime (`current` is what is stored now), or yourself or the
   * last administrator would lose the role (no `current`).
   */
  updateUser: (id: string, body: UserUpdate, options: SaveOptions = {}): Promise<Versioned<User>> => {
    const params = { path: { id }, header: ifMatch(options) };
    return receiveItem(http.PUT('/users/{id}', { params, body, ...textOf(options) }), readUser, options);
  },

  /** Deletes a user. 409: it is yourself or the last administrator. */
  deleteUser: (id: string, options: CallOptions = {}): Promise<Message> => {
    const params = { path: { id } };
    return receive(
      http.DELETE('/users/account-delete/{id}', { params, ...textOf(options) }),
      readMessage,
      options,
    );
  },
});
