import type { Extra, LegalText, OperationId, Role } from '@planner/api-client';
import { createContext, use } from 'react';

/** What a session announces: an operation or parameter that openapi.yaml marks `x-extra`, a rule of the server, or a limit of the session. */
export type Announced = Extra | 'passwords.admin12' | `limit.${'factor' | 'firstPassword' | 'password'}`;

/** What the server can refuse to an account: an operation, all changes of administrators, or to read health values. */
export type Right = OperationId | 'manageAdministrators' | 'getUser.health';

/** What the server has, and what it lets the account do. */
export interface Rights {
  /** True if the server has an extra and lets the account use it. */
  offers: (extra: Announced) => boolean;
  /** The company's, in which legal texts are scheduled and dated; undefined: the server has none. */
  timeZone?: string | undefined;
  /** Beside the privacy policy and the terms. */
  legalTexts: readonly LegalText[];
  /** True unless the server refuses an operation to the account, about an account of a role if it is one about accounts. */
  can: (right: Right, role?: Role) => boolean;
}

/** Rights from what the session announces. */
export const rightsOf = (
  extras: Pick<readonly string[], 'includes'>,
  refused: readonly string[],
  { timeZone, legalTexts = [] }: Partial<Pick<Rights, 'timeZone' | 'legalTexts'>> = {},
): Rights => ({
  timeZone,
  legalTexts,
  offers: (extra) => extras.includes(extra),
  can: (right, role) =>
    !refused.includes(right) && !(role === 'admin' && refused.includes('manageAdministrators')),
});

/** `SessionProvider` sets it. Stories without it show all there is. */
export const RightsContext = createContext(rightsOf({ includes: () => true }, []));

/** What the server offers, and what the signed-in account may do. */
export const useRights = (): Rights => use(RightsContext);
