import { describe, expect, test } from 'vitest';
import type { Media } from '../../src/platform/contract/loadContract.ts';
import { contract } from '../support/contractForTests.ts';

/** Each body once, named after the first operation that has it: operations share responses. */
const BODIES = new Map<Media, string>();
for (const { id, body, responses } of contract.operations) {
  if (body) BODIES.set(body, `body of ${id}`);
  for (const [status, { content = {} }] of Object.entries(responses))
    for (const [type, media] of Object.entries(content))
      if (!BODIES.has(media)) BODIES.set(media, `${status} of ${id} as ${type}`);
}

/** The example of a body, or of its schema; undefined without one. */
const exampleOf = ({ example, schema }: Media): unknown => {
  if (example !== undefined) return example;
  if (schema['type'] === 'array') return [exampleOf({ schema: schema['items'] })];
  return contract.resolve(schema)['examples']?.[0];
};

describe('every body in the contract has an example that this server would accept or send', () => {
  test.each(Array.from(BODIES, ([media, name]) => ({ name, media })))('$name', ({ media }) => {
    const example = exampleOf(media);
    expect(example).toBeDefined();
    const validate = contract.compile(media.schema);
    expect([validate(example), validate.errors]).toEqual([true, null]);
  });
});

describe('every parameter in the contract has a valid example', () => {
  const parameters = new Set(contract.operations.flatMap((operation) => operation.parameters));
  test.each([...parameters])('$name in $in', ({ schema, example }) => {
    const validate = contract.compile(schema);
    expect([validate(example), validate.errors]).toEqual([true, null]);
  });
});

describe('in the contract', () => {
  const responses = contract.operations.flatMap(({ id, responses: own }) =>
    Object.entries(own).map(([status, { headers = {}, content = {} }]) => ({
      name: `${id} ${status}`,
      isError: Number(status) >= 400,
      headers: Object.keys(headers),
      types: Object.keys(content),
    })),
  );
  const namesOf = (some: typeof responses) => some.map(({ name }) => name);

  test('every operation takes a request id, and every response has it', () => {
    expect(
      contract.operations.filter(({ parameters }) => !parameters.some(({ name }) => name === 'X-Request-Id')),
    ).toEqual([]);
    expect(namesOf(responses.filter(({ headers }) => !headers.includes('X-Request-Id')))).toEqual([]);
  });

  test('every error comes as JSON and as problem details', () => {
    const errors = responses.filter(({ isError }) => isError);
    expect(errors.length).toBeGreaterThan(200);
    expect(
      namesOf(errors.filter(({ types }) => types.join() !== 'application/json,application/problem+json')),
    ).toEqual([]);
  });
});
