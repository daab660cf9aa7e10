import type { Extra, Role } from '@planner/api-client';
import { Unavailable } from '@planner/ui';
import type { ReactElement } from 'react';
import { type Right, useRights } from './rights.ts';

export interface CanProps {
  /** The operation that the control is for. */
  operation: Right;
  /** Of the account that it is about. */
  role?: Role | undefined;
  /** See `Unavailable`. */
  children: ReactElement;
}

/** A button or link, which is off and says why if the account may not do what it is for. */
export const Can = ({ operation, role, children }: CanProps) =>
  useRights().can(operation, role) ? (
    children
  ) : (
    <Unavailable reason="Your access does not include this">{children}</Unavailable>
  );

/** The same for an extra. Nothing if the server doesn't have it. */
export const CanExtra = ({ operation, ...props }: CanProps & { operation: Extra & Right }) => {
  const { offers, can } = useRights();
  return offers(operation) || !can(operation) ? <Can operation={operation} {...props} /> : null;
};
