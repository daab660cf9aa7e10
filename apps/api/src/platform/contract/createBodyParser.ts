import { createJsonParser } from './createJsonParser.ts';
import { createMultipartParser } from './createMultipartParser.ts';
import type { Contract, Operation } from './loadContract.ts';

export const createBodyParser = (
  contract: Contract,
  { body }: Operation,
): ((request: Request) => Promise<unknown>) => {
  if (!body) return () => Promise.resolve(undefined);
  return body.contentType === 'multipart/form-data'
    ? createMultipartParser(contract, body)
    : createJsonParser(contract, body);
};
