import { type Context, useContext, useEffect, useEffectEvent } from 'react';

/** Bundlers replace the name. */
declare const process: { env: { NODE_ENV?: string } };

const received = new WeakSet<object>();
const reported = new Set<string>();

/** `useContext()` of a control, for what an element around it provides. */
export function useControlContext<Value extends object | undefined>(context: Context<Value>): Value {
  const value = useContext(context);
  if (process.env.NODE_ENV !== 'production' && value) received.add(value);
  return value;
}

/** During development: reports once that no control has received `value`. Types can't refuse other elements: all have one type. */
export function useControlCheck(value: object, problem: string): void {
  const check = useEffectEvent(() => {
    if (process.env.NODE_ENV === 'production' || received.has(value) || reported.has(problem)) return;
    reported.add(problem);
    console.error(problem);
  });
  useEffect(() => check(), []);
}
