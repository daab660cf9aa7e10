import type { Contract, Operation } from './loadContract.ts';
import { createJsonReader } from './readJsonBody.ts';
import { createMultipartReader } from './readMultipartBody.ts';

/** Makes the reader of an operation's body, by the type that the contract gives it. */
export const createBodyReader = (
  contract: Contract,
  { id, body }: Operation,
): ((request: Request) => Promise<unknown>) => {
  if (!body) return () => Promise.resolve(undefined);
  return body.contentType === 'multipart/form-data'
    ? createMultipartReader(contract, body)
    : createJsonReader(contract, id, body);
};
