import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/ApiProvider.tsx';
import { useRights } from '../session/rights.ts';
import { getPersonQuery } from './queries.ts';

/** The name of a person whose page has read it. Reads nothing itself. */
export const usePersonName = (id: string): string | undefined =>
  useQuery({ ...getPersonQuery(useApi(), id, useRights()), enabled: false }).data?.name;
