export interface RecordedRequest {
  /** Path and search. */
  readonly path: string;
  /** Resource type of the Chrome DevTools Protocol, such as `Script`. */
  readonly type: string;
  /** When the page requested it, in seconds of an arbitrary clock. */
  readonly start: number;
  /** When its last byte arrived, in seconds of the same clock. */
  readonly end: number;
  /** Bytes over the wire, headers included; 0 from the cache. */
  readonly bytes: number;
}
