import { useState } from 'react';

/** A value of the caller, or without one the component's own, which starts as `defaultValue`. `reset` sets only the component's. */
export function useOwnValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return { value: value === undefined ? own : value, change, reset: () => setOwn(defaultValue) };
}
