export interface RecordedRequest {
  /** Resource type of the Chrome DevTools Protocol, such as `Script`. */
  readonly type: string;
  /** When the page requested it, in seconds of an arbitrary clock. */
  readonly start: number;
  /** When its last byte arrived, in seconds of the same clock. */
  readonly end: number;
  /** Bytes over the wire, headers included; 0 from the cache. */
  readonly bytes: number;
}

/** What a page waits for before it shows data. Fonts and images don't delay rows. */
const AWAITED = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/**
 * Length of the longest chain of requests, after the document, each of which started when the one before had ended.
 * Requests that follow each other by chance count too, so measure it where a round trip takes longer than the page needs
 * to start one.
 */
export const longestChain = (requests: readonly RecordedRequest[]): number => {
  const chains: { end: number; length: number }[] = [];
  const awaited = requests.filter(({ type }) => AWAITED.has(type)).toSorted((a, b) => a.start - b.start);
  for (const { start, end } of awaited) {
    const before = chains.filter((chain) => chain.end <= start).map(({ length }) => length);
    chains.push({ end, length: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...chains.map(({ length }) => length));
};
