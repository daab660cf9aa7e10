import type { Extra, Role } from '@planner/api-client';
import { createContext, use } from 'react';

/** What a session announces: an operation or parameter that openapi.yaml marks `x-extra`, a rule of the server, or a limit of the session. */
export type Announced = Extra | 'passwords.admin12' | `limit.${'factor' | 'firstPassword' | 'password'}`;

/** What the server has, and what it lets the account do. */
export interface Rights {
  /** True if the server has an extra and lets the account use it. */
  offers: (extra: Announced) => boolean;
  /** True if the server has an extra, even if it refuses it to the account. */
  has: (extra: Extra) => boolean;
  /** True unless the server refuses an operation to the account, about an account of a role if it is one about accounts. */
  allows: (operation: string, role?: Role) => boolean;
}

export const rightsOf = (
  extras: Pick<readonly string[], 'includes'>,
  refused: readonly string[],
): Rights => ({
  offers: (extra) => extras.includes(extra),
  has: (extra) => extras.includes(extra) || refused.includes(extra),
  allows: (operation, role) =>
    !refused.includes(operation) && !(role === 'admin' && refused.includes('manageAdministrators')),
});

/** `SessionProvider` sets it. Stories without it show all there is. */
export const RightsContext = createContext(rightsOf({ includes: () => true }, []));

export const useRights = (): Rights => use(RightsContext);
