import type { Contract } from './loadContract.ts';

/** Extras that this server offers beyond the core of the contract, as names of the schema `Extras`. */
export interface Extras {
  all: string[];
  open: string[];
}

/** The operations and parameters that are marked `x-extra`: other servers may lack them. */
export const extrasOf = ({ operations }: Contract): Extras => {
  const named = operations.flatMap(({ id, isOpen, isExtra, parameters }) => [
    ...(isExtra ? [{ name: id, isOpen }] : []),
    ...parameters
      .filter((parameter) => parameter['x-extra'])
      .map((parameter) => ({ name: `${id}.${parameter.name}`, isOpen })),
  ]);
  return {
    all: named.map(({ name }) => name),
    open: named.filter(({ isOpen }) => isOpen).map(({ name }) => name),
  };
};
