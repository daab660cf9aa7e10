import { CenteredSpinner } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** For a moment in place of everything, after another person has signed in: leads to the dashboard. */
export const Afresh = ({ onArrive }: { onArrive: () => void }) => {
  const navigate = useNavigate();
  const start = useEffectEvent(async () => {
    await navigate(paths.dashboard(), { replace: true });
    onArrive();
  });
  useEffect(() => {
    void start();
  }, []);
  return <CenteredSpinner label="Loading" />;
};
