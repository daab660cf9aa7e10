import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { HealthValuesView } from './HealthValuesView.tsx';
import { errorTexts, getHealthQuery } from './queries.ts';

export interface HealthValuesProps {
  id: string;
  /** True if the server records who reads them. */
  isRecorded: boolean;
}

/** Reads the health values of a user once the administrator asks for them. */
export const HealthValues = ({ id, isRecorded }: HealthValuesProps) => {
  const [isShown, setShown] = useState(false);
  const result = useQuery({ ...getHealthQuery(useApi(), id), enabled: isShown });
  const load = useLoadState(result, errorTexts.health);
  return (
    <HealthValuesView {...load} isShown={isShown} isRecorded={isRecorded} onShow={() => setShown(true)} />
  );
};
