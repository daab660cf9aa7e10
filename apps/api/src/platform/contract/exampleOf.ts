import type { Contract, Media } from './loadContract.ts';

/** The example of a body, or of its schema; undefined without one. */
export const exampleOf = (contract: Contract, { example, schema }: Media): unknown => {
  if (example !== undefined) return example;
  if (schema['type'] === 'array') return [exampleOf(contract, { schema: schema['items'] })];
  return contract.resolve(schema)['examples']?.[0];
};
