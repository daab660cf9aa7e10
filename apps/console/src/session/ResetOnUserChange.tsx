import { CenteredSpinner } from '@planner/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Replaces everything while it navigates to the dashboard, after another user has signed in. */
export const ResetOnUserChange = ({ onDone }: { onDone: () => void }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const reset = useEffectEvent((current: string) => {
    if (current === firstKey) void navigate(paths.dashboard(), { replace: true });
    else onDone();
  });
  useEffect(() => reset(key), [key]);
  return <CenteredSpinner label="Loading" />;
};
