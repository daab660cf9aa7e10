import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { examples, type JsonOperation } from './generated/examples.ts';
import {
  withoutOptionalFields,
  withoutRequiredFields,
  withWrongTypes,
  type ResponseVariant,
} from './testing/responseVariants.ts';
import { exampleCalls } from './testing/exampleCalls.ts';
import { handlers } from './testing/handlers.ts';

/** Calls of a client that gets the responses of the mock handlers, their JSON bodies changed by `edit`. */
const callsWith = (edit: ResponseVariant['edit']) =>
  exampleCalls(
    createApiClient({
      baseUrl: 'http://planner.test/api/v1',
      fetch: async (request) => {
        const response = (await getResponse(handlers, request)) ?? Response.error();
        return Response.json(edit(await response.json()), { status: response.status });
      },
    }),
  );

const operations = Object.keys(examples) as JsonOperation[];

const variantsOf = async (make: (operation: JsonOperation) => Promise<ResponseVariant[]>) => {
  const lists = operations.map(async (operation) =>
    (await make(operation)).map((variant) => ({ operation, ...variant })),
  );
  return (await Promise.all(lists)).flat();
};

const incomplete = await variantsOf(withoutOptionalFields);
const broken = [...(await variantsOf(withWrongTypes)), ...(await variantsOf(withoutRequiredFields))];
const brokenReads = broken.filter(({ operation }) => examples[operation].isRead);
const brokenChanges = broken.filter(({ operation }) => !examples[operation].isRead);

test('the variants cover the contract', () => {
  expect(operations.length).toBeGreaterThanOrEqual(46);
  expect(incomplete.length).toBeGreaterThanOrEqual(94);
  expect(brokenReads.length).toBeGreaterThanOrEqual(360);
  expect(brokenChanges.length).toBeGreaterThanOrEqual(130);
});

test.each(incomplete)('$operation accepts a response where $name', async ({ operation, edit }) => {
  await expect(callsWith(edit)[operation]()).resolves.not.toThrow();
});

test.each(brokenReads)('$operation rejects a response where $name', async ({ operation, edit }) => {
  const malformed = { name: 'ApiError', kind: 'malformed' };
  await expect(callsWith(edit)[operation]()).rejects.toMatchObject(malformed);
});

describe('a change is stored, whatever the response holds', () => {
  test.each(brokenChanges)('$operation: $name', async ({ operation, edit }) => {
    await expect(callsWith(edit)[operation]()).resolves.toBeUndefined();
  });
});
