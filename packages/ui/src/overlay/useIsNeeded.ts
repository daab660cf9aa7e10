import { useState } from 'react';

/** True from the first time something opens: its code is fetched then, and stays in place for the way out. */
export function useIsNeeded(isOpen: boolean): boolean {
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  return isNeeded || isOpen;
}
