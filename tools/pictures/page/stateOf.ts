import type { ChangedStory, ReviewedReport } from '../Report.ts';

export type State = 'open' | 'accepted' | 'rejected' | 'mixed';

export const LABELS = { open: 'Open', accepted: 'Accepted', rejected: 'Rejected', mixed: 'In part' } as const;
export const TONES = { open: 'neutral', accepted: 'positive', rejected: 'danger', mixed: 'warning' } as const;

/** What was decided about all pictures of these stories. */
export function stateOf(stories: readonly ChangedStory[], { review }: ReviewedReport): State {
  const states = new Set(
    stories.flatMap(({ differences }) =>
      differences.map(({ file }) => review?.decisions[file]?.state ?? 'open'),
    ),
  );
  return states.size === 1 ? ([...states][0] ?? 'open') : 'mixed';
}
