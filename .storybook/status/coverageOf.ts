import type { Operation } from '@planner/api-client/operations';
import type { CoverageHole } from './coverageHoles.ts';
import type { StoryResponse } from './LastRun.ts';

/** A state that a screen can be in after calling an operation. */
export interface CoveredState {
  /** See `RecordedResponse` of the mock API. */
  readonly outcome: string;
  readonly stories: readonly StoryResponse[];
  /** Why it needs no story. */
  readonly hole?: CoverageHole | undefined;
}

export interface CoveredOperation {
  readonly operation: Operation;
  readonly states: readonly CoveredState[];
}

const outcomesOf = ({ isList, statuses }: Operation) => [
  'loading',
  'slow',
  ...(isList ? ['empty'] : []),
  ...statuses,
  'malformed',
  'offline',
];

const applies = (
  { outcomes, where, except }: CoverageHole,
  operation: Operation,
  operations: readonly Operation[],
  outcome: string,
) =>
  (!outcomes || outcomes.includes(outcome)) &&
  (!where || where(operation, operations)) &&
  !except?.includes(operation.id);

/** What stories show of each operation, and why the rest needs no story: the first hole that applies. */
export const coverageOf = (
  operations: readonly Operation[],
  holes: readonly CoverageHole[],
  responses: readonly StoryResponse[],
): CoveredOperation[] =>
  operations.map((operation) => ({
    operation,
    states: outcomesOf(operation).map((outcome) => ({
      outcome,
      stories: responses.filter(
        (response) =>
          response.outcome === outcome && response.operation === `${operation.method} ${operation.path}`,
      ),
      hole: holes.find((hole) => applies(hole, operation, operations, outcome)),
    })),
  }));
