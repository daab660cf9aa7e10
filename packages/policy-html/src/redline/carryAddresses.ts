import {
  addressesOf,
  createUnique,
  findAddressable,
  findAddresses,
  ownIds,
  type PolicyAddress,
} from '../addresses.ts';
import { matchUnits } from './matchUnits.ts';
import { type ReadableElement, readUnitsIn } from './readUnits.ts';

/** A text with the addresses of its blocks that differ from their words. */
export interface AddressedPolicy {
  html: string;
  addresses: readonly PolicyAddress[];
}

/** Pairs the blocks of two texts: as the comparison does, and the one of its kind that was rewritten between the same neighbors. */
const pairBlocks = (
  before: ReadableElement,
  after: ReadableElement,
): [was: ReadableElement, is: ReadableElement][] => {
  const [olds, nows] = [readUnitsIn(before), readUnitsIn(after)];
  const pairs: [ReadableElement, ReadableElement][] = [];
  let [removed, added]: [ReadableElement[], ReadableElement[]] = [[], []];
  const flush = () => {
    for (const name of new Set(removed.map(({ localName }) => localName))) {
      const [[was, ...moreOld], [is, ...moreNew]] = [
        removed.filter(({ localName }) => localName === name),
        added.filter(({ localName }) => localName === name),
      ];
      // Which of several became which can't be known.
      if (was && is && moreOld.length + moreNew.length === 0) pairs.push([was, is]);
    }
    [removed, added] = [[], []];
  };
  for (const { old, now, isMoved } of matchUnits(olds, nows)) {
    const [was, is] = [olds[old ?? -1]?.element, nows[now ?? -1]?.element];
    if (old !== undefined && now !== undefined) {
      if (!isMoved) flush();
      if (was && is) pairs.push([was, is]);
    } else if (!isMoved) {
      if (was) removed.push(was);
      if (is) added.push(is);
    }
  }
  flush();
  return pairs;
};

/**
 * Finds the addresses that blocks keep from the version before, whatever their words, numbers and places are now. Returns those
 * that differ from what `addressesOf` makes of the words.
 */
export const carryAddresses = (
  before: AddressedPolicy,
  html: string,
  parse: (html: string) => HTMLElement,
): PolicyAddress[] => {
  const [oldBody, body] = [parse(before.html), parse(html)];
  const former = new Map<ReadableElement, string>(findAddresses(oldBody, before.addresses));
  const blocks = findAddressable(body);
  const own = ownIds(body);
  const kept = new Map<ReadableElement, string>();
  for (const [was, is] of pairBlocks(oldBody, body)) {
    const id = former.get(was);
    // Another block may have got this id since.
    if (id !== undefined && (is.getAttribute('id') === id || !own.has(id))) kept.set(is, id);
  }
  const unique = createUnique(new Set(kept.values()));
  const words = addressesOf(body, blocks);
  return words.flatMap((usual, index) => {
    const id = kept.get(blocks[index] as Element) ?? unique(usual);
    return id === usual ? [] : [{ index, id }];
  });
};
