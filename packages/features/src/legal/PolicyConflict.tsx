import type { Policy, PolicyVersion } from '@planner/api-client';
import { Stack } from '@planner/ui';
import { useState, type Ref } from 'react';
import { ConflictBanner, ConflictChoice, type Choice } from '../shared/form/ConflictBanner.tsx';
import { authorOf } from './authorOf.ts';
import { LazyPolicyDiff } from './LazyPolicyDiff.tsx';

export interface PolicyConflictProps {
  theirs: Pick<Policy, 'content' | 'updatedAt'>;
  /** Author and number of `theirs`; undefined while unknown. */
  version?: PolicyVersion | undefined;
  /** HTML in the editor. */
  content: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The first choice. */
  ref: Ref<HTMLInputElement>;
}

/** Shows both texts, also when theirs was chosen. */
export const PolicyConflict = ({ theirs, version, content, choice, onChoose, ref }: PolicyConflictProps) => {
  const [mine, setMine] = useState(content);
  if (choice !== 'theirs' && mine !== content) setMine(content);
  return (
    <Stack gap="m">
      <ConflictBanner
        subject="this policy"
        savedAt={theirs.updatedAt}
        savedBy={version && authorOf(version)}
        version={version?.version}
      >
        <LazyPolicyDiff label="From theirs to yours" before={theirs.content} after={mine} />
      </ConflictBanner>
      <ConflictChoice ref={ref} subject="text" value={choice} onChange={onChoose} />
    </Stack>
  );
};
