import type { components } from '@planner/api-client/schema';
import type { PolicyAcceptancesTable } from './table.ts';

export const toAcceptance = (row: PolicyAcceptancesTable): components['schemas']['Acceptance'] => ({
  type: row.type,
  version: row.version,
  sha256: row.sha256,
  acceptedAt: row.accepted_at,
  source: row.source,
});
