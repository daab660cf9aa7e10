import { loadContract, type Operation } from '../../src/contract/loadContract.ts';
import type { OperationId } from '../../src/contract/types.ts';

/** The contract, read once a test file. */
export const contract = loadContract();

/** An operation by its id. */
export const operationOf = (id: OperationId): Operation => {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
};
