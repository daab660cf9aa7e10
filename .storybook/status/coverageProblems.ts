import type { CoverageHole } from './coverageHoles.ts';
import type { CoveredOperation } from './coverageOf.ts';

/** New holes, holes that stories fill, and holes that are none. */
export function coverageProblems(
  coverage: readonly CoveredOperation[],
  holes: readonly CoverageHole[],
): string[] {
  const states = coverage.flatMap(({ operation, states: all }) =>
    all.map((state) => ({ ...state, operation })),
  );
  return [
    ...states
      .filter(({ stories, hole }) => stories.length === 0 && !hole)
      .map(({ operation, outcome }) => `${operation.id}: no story shows ${outcome}. Add one, or a reason.`),
    ...states.flatMap(({ operation, outcome, stories: [story], hole }) =>
      story && hole
        ? [`${operation.id}: "${story.label}" shows ${outcome}. Except it from "${hole.reason}"`]
        : [],
    ),
    ...holes
      .filter((hole) => !states.some((state) => state.hole === hole))
      .map(({ reason }) => `No operation has the hole "${reason}" Remove it.`),
  ];
}
