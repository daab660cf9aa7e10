import type { KeyboardEvent } from 'react';

/** Browsers repeat the click while Enter is held, which would also confirm the dialog that the first click opened. */
export const ignoreRepeatedEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
