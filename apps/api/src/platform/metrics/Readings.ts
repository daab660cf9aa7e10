export interface Reading {
  help: string;
  /** Default: a gauge. */
  type?: 'counter' | 'gauge';
  labels?: Record<string, string>;
  /** Undefined: this server has no such value. A reading that fails is omitted. */
  read: () => number | undefined | Promise<number>;
}

/** Values by the name of their metric, read when the metrics are read. */
export type Readings = Record<string, Reading>;
