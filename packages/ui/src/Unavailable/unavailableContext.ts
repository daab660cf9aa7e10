import { createContext } from 'react';
import { useControlContext } from '../Button/controlContext.ts';

interface UnavailableControl {
  /** Why the control is off. */
  reason: string;
  /** Id of the element with the reason. */
  reasonId: string;
}

export const UnavailableContext = createContext<UnavailableControl | undefined>(undefined);

/** Undefined unless an `Unavailable` around the control turns it off. */
export const useUnavailable = (): UnavailableControl | undefined => useControlContext(UnavailableContext);

/** Attributes of a control that is off: it keeps the focus, so that its reason can be read. */
export const unavailableProps = (unavailable: UnavailableControl | undefined) =>
  unavailable &&
  ({ 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': unavailable.reasonId } as const);
