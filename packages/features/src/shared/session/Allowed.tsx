import type { Role } from '@planner/api-client';
import { Unavailable } from '@planner/ui';
import { createContext, type ReactElement, use } from 'react';

/** What the server refuses to the account, as its session announces it. */
export const RefusedContext = createContext<readonly string[]>([]);

/** Returns whether the account may call an operation, about an account of a role if it is one about accounts. */
export const useAllows = (): ((operation: string, role?: Role) => boolean) => {
  const refused = use(RefusedContext);
  return (operation, role) =>
    !refused.includes(operation) && !(role === 'admin' && refused.includes('manageAdministrators'));
};

export interface AllowedProps {
  /** The operation that the control is for. */
  operation: string;
  /** Of the account that it is about. */
  role?: Role | undefined;
  /** See `Unavailable`. */
  children: ReactElement;
}

/** A button or link, which is off and says why if the account may not do what it is for. */
export const Allowed = ({ operation, role, children }: AllowedProps) =>
  useAllows()(operation, role) ? (
    children
  ) : (
    <Unavailable reason="Your access does not include this">{children}</Unavailable>
  );
