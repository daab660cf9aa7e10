import type { PolicyVersion } from '@planner/api-client';
import { Text } from '@planner/ui';
import { ConflictBanner, type ConflictBannerProps } from '../shared/form/ConflictBanner.tsx';
import { formatDateTime } from '../shared/format/formatDateTime.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';

export interface PolicyConflictProps extends Omit<ConflictBannerProps, 'subject' | 'children'> {
  /** HTML. */
  mine: string;
  /** HTML. */
  theirs: string;
  /** Author and date of `theirs`; undefined while unknown. */
  save?: PolicyVersion | undefined;
}

export const PolicyConflict = ({ mine, theirs, save, ...conflict }: PolicyConflictProps) => (
  <ConflictBanner {...conflict} subject="this policy">
    {save && <Text as="p">{`Saved by ${save.savedBy ?? 'unknown'}, ${formatDateTime(save.savedAt)}`}</Text>}
    <LazyPolicyDiff label="From theirs to yours" before={theirs} after={mine} />
  </ConflictBanner>
);
