import { useEffect, useState } from 'react';

/** Whole seconds left of a wait, 0 when there is none, and how to start one. */
export const useCountdown = (): [secondsLeft: number, start: (seconds: number) => void] => {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    // One look at the clock: between two, a wait of none would become one of a second.
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  };
  return [secondsLeft, start];
};
