import { useEffect, useState } from 'react';

/** Whole seconds left, 0 when none runs, and a function that starts a countdown. */
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
    // Read the clock once: with two readings, 0 seconds could round up to 1.
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * 1000);
  };
  return [secondsLeft, start];
};
