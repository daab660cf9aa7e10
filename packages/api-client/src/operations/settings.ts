import { readMessage, readOwnSessions, readSecurityEventPage, readUser } from '../readers.ts';
import { ifMatch, textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  Message,
  OwnSession,
  PasswordChange,
  ProfileUpdate,
  SaveOptions,
  SecurityEventPage,
  User,
  Versioned,
} from '../types.ts';

/** Which events of the security log to list. */
export interface SecurityEventListQuery {
  /** From 1, which is the default. A page beyond the last answers the last. */
  page?: number | undefined;
  /** Only events of this kind. Empty means all. */
  kind?: string | undefined;
}

/** The signed-in administrator's own account. */
export const settingsOperations = ({ http, receive, receiveItem }: Transport) => ({
  /** The own account. */
  getOwnProfile: (options: CallOptions = {}): Promise<Versioned<User>> =>
    receiveItem(http.GET('/settings/profile', textOf(options)), readUser, options),

  /** Changes the own name. 409: the account was saved elsewhere; `current` is what is stored now. */
  updateOwnProfile: (body: ProfileUpdate, options: SaveOptions = {}): Promise<Versioned<User>> => {
    const params = { header: ifMatch(options) };
    return receiveItem(
      http.PUT('/settings/profile', { params, body, ...textOf(options) }),
      readUser,
      options,
    );
  },

  /** Changes the own password and ends all other sessions. 422: see `errors.currentPassword`, `errors.newPassword`. */
  changeOwnPassword: (body: PasswordChange, options: CallOptions = {}): Promise<Message> =>
    receive(http.PUT('/settings/password', { body, ...textOf(options) }), readMessage, options),

  /** Where the signed-in user is signed in: this session first, then the one used last. */
  listOwnSessions: async (options: CallOptions = {}): Promise<OwnSession[]> =>
    (await receive(http.GET('/settings/sessions', textOf(options)), readOwnSessions, options)).sessions,

  /** Ends all sessions of the signed-in user but this one. */
  endOtherSessions: (options: CallOptions = {}): Promise<Message> =>
    receive(http.DELETE('/settings/sessions/others', textOf(options)), readMessage, options),

  /** One page of the security log, newest first. */
  listSecurityEvents: (
    { page, kind }: SecurityEventListQuery = {},
    options: CallOptions = {},
  ): Promise<SecurityEventPage> => {
    const params = { query: { page, kind: kind === '' ? undefined : kind } };
    return receive(
      http.GET('/settings/security-log', { params, ...textOf(options) }),
      readSecurityEventPage,
      options,
    );
  },
});
