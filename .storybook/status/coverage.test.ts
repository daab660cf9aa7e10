import { operations, type Operation } from '@planner/api-client/operations';
import { describe, expect, it } from 'vitest';
import { coverageHoles, type CoverageHole } from './coverageHoles.ts';
import { coverageOf } from './coverageOf.ts';
import { coverageProblems } from './coverageProblems.ts';

const getUser: Operation = {
  id: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  tag: 'users',
  summary: 'Get a user',
  isExtra: false,
  extraParameters: [],
  isPublic: false,
  isList: false,
  statuses: ['200', '404'],
};

const responses = ['loading', '200', 'offline'].map((outcome) => ({
  operation: 'GET /users/{id}',
  outcome,
  storyId: 'users--ready',
  label: 'EditUser: Ready',
}));

const holes: CoverageHole[] = [
  { outcomes: ['slow'], reason: 'The shell shows it.' },
  { outcomes: ['404', 'malformed'], where: ({ method }) => method === 'GET', reason: 'Deleted elsewhere.' },
];

const problems = (changedHoles = holes, changedResponses = responses) =>
  coverageProblems(coverageOf([getUser], changedHoles, changedResponses), changedHoles);

describe('coverage', () => {
  it('is complete if each state has a story or a hole', () => {
    expect(problems()).toEqual([]);
  });

  it('fails for a new hole', () => {
    expect(problems(holes, responses.slice(1))).toEqual([
      'getUser: no story shows loading. Add one, or a reason.',
    ]);
  });

  it('fails for a hole that a story fills', () => {
    const filled = [{ outcomes: ['200', 'slow'], reason: 'Nothing to see.' }, ...holes.slice(1)];
    expect(problems(filled)).toEqual([
      'getUser: "EditUser: Ready" shows 200. Except it from "Nothing to see."',
    ]);
  });

  it('fails for a hole that no operation has', () => {
    const unused = { where: ({ id }: Operation) => id === 'getHealth', reason: 'No screen.' };
    expect(problems([...holes, unused])).toEqual(['No operation has the hole "No screen." Remove it.']);
  });

  it('lets the first hole that applies count', () => {
    const [slow, ...others] = holes;
    const first = { ...slow, except: ['getUser' as const], reason: 'Another.' };
    expect(coverageOf([getUser], [first, ...holes], responses)[0]?.states[1]?.hole).toBe(slow);
    expect(others).toHaveLength(1);
  });
});

/** Outcomes without story and reason of new operations whose stories show success only. */
const openStates = (added: Operation[]): string[] =>
  coverageOf([...operations, ...added], coverageHoles, [])
    .filter(({ operation }) => added.includes(operation))
    .flatMap(({ operation, states }) =>
      states
        .filter(({ outcome, hole }) => !hole && !outcome.startsWith('2'))
        .map(({ outcome }) => `${operation.id} ${outcome}`),
    );

/** Stands for the id of an operation that the contract doesn't have. */
const newId = (id: string) => id as Operation['id'];

describe('reasons', () => {
  it('hold for new items that are listed, added, edited and deleted', () => {
    const tags = operations
      .filter(({ tag }) => tag === 'finance-categories')
      .map((operation) => ({
        ...operation,
        id: newId(operation.id.replace(/FinanceCategor(y|ies)/, 'Tag')),
        tag: 'tags',
      }));
    expect(tags).toHaveLength(5);
    expect(openStates(tags)).toEqual([]);
  });

  it('do not hold for another new operation', () => {
    const archiveUser = { ...getUser, id: newId('archiveUser'), statuses: ['200', '304', '401', '404'] };
    expect(openStates([archiveUser])).toEqual([
      'archiveUser loading',
      'archiveUser slow',
      'archiveUser 404',
      'archiveUser malformed',
      'archiveUser offline',
    ]);
  });
});
