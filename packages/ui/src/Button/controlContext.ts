import { type Context, useContext, useEffect, useEffectEvent } from 'react';
import { isDevelopment, report } from '../development.ts';

const received = new WeakSet<object>();

/** `useContext()` of a control, for what an element around it provides. */
export function useControlContext<Value extends object | undefined>(context: Context<Value>): Value {
  const value = useContext(context);
  if (isDevelopment && value) received.add(value);
  return value;
}

/** During development: reports once that no control has received `value`. Types can't refuse other elements: all have one type. */
export function useControlCheck(value: object, problem: string): void {
  const check = useEffectEvent(() => {
    if (isDevelopment && !received.has(value)) report(problem);
  });
  useEffect(() => check(), []);
}
