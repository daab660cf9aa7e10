import type { Operation } from '@planner/api-client/operations';
import { describe, expect, it } from 'vitest';
import type { CoverageHole } from './coverageHoles.ts';
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

const answers = ['loading', '200', 'offline'].map((outcome) => ({
  operation: 'GET /users/{id}',
  outcome,
  storyId: 'users--ready',
  label: 'EditUser: Ready',
}));

const holes: CoverageHole[] = [
  { outcomes: ['slow'], reason: 'The shell shows it.' },
  { outcomes: ['404', 'malformed'], where: ({ method }) => method === 'GET', reason: 'Deleted elsewhere.' },
];

const problems = (changedHoles = holes, changedAnswers = answers) =>
  coverageProblems(coverageOf([getUser], changedHoles, changedAnswers), changedHoles);

describe('coverage', () => {
  it('is complete if each state has a story or a hole', () => {
    expect(problems()).toEqual([]);
  });

  it('fails for a new hole', () => {
    expect(problems(holes, answers.slice(1))).toEqual([
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
    expect(coverageOf([getUser], [first, ...holes], answers)[0]?.states[1]?.hole).toBe(slow);
    expect(others).toHaveLength(1);
  });
});
