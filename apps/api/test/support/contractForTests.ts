import { loadContract, type Operation } from '../../src/platform/contract/loadContract.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';

export const contract = loadContract();

export const operationById = (id: OperationId): Operation => {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
};
