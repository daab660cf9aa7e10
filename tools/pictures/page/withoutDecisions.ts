import type { ChangedStory, Decision, ReviewedReport } from '../Report.ts';

/** These stories with only the pictures that have none of these decisions. */
export const withoutDecisions = (
  stories: readonly ChangedStory[],
  { review }: ReviewedReport,
  ...states: readonly Decision['state'][]
): readonly ChangedStory[] =>
  stories
    .map((story) => ({
      ...story,
      differences: story.differences.filter(({ file }) => {
        const decision = review?.decisions[file];
        return !decision || !states.includes(decision.state);
      }),
    }))
    .filter(({ differences }) => differences.length > 0);
