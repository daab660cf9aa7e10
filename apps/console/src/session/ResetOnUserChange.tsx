import { CenteredSpinner } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Replaces everything while it navigates to the dashboard, after another user has signed in. */
export const ResetOnUserChange = ({ onDone }: { onDone: () => void }) => {
  const navigate = useNavigate();
  const reset = useEffectEvent(async () => {
    await navigate(paths.dashboard(), { replace: true });
    onDone();
  });
  useEffect(() => {
    void reset();
  }, []);
  return <CenteredSpinner label="Loading" />;
};
