import { useState } from 'react';

/** A value of the caller, or without one the component's own, which starts as `defaultValue`. `reset` sets only the component's, and always renders. */
export function useOwnValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
) {
  const [own, setOwn] = useState({ value: defaultValue });
  const change = (next: T) => {
    setOwn({ value: next });
    onChange?.(next);
  };
  return {
    value: value === undefined ? own.value : value,
    change,
    reset: () => setOwn({ value: defaultValue }),
  };
}
