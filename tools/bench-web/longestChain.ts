import type { RecordedRequest } from './RecordedRequest.ts';

/** What a page waits for before it shows data. Fonts and images don't delay rows. */
const AWAITED = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/**
 * The longest chain of requests, after the document, each of which started when the one before had ended. Requests that
 * follow each other by chance count too, so measure it where a round trip takes longer than the page needs to start one.
 */
export const longestChain = (requests: readonly RecordedRequest[]): readonly RecordedRequest[] => {
  const chains: (readonly [RecordedRequest, ...RecordedRequest[]])[] = [];
  let longest: readonly RecordedRequest[] = [];
  for (const request of requests
    .filter(({ type }) => AWAITED.has(type))
    .toSorted((a, b) => a.start - b.start)) {
    // Each chain is stored with its last request first.
    const before = chains
      .filter(([last]) => last.end <= request.start)
      .reduce<readonly RecordedRequest[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [request, ...before] as const;
    chains.push(chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest.toReversed();
};
