/** A value that is read when the metrics are read. */
export interface Reading {
  name: string;
  help: string;
  /** Undefined: this server has no such value. A reading that fails is omitted. */
  read: () => number | undefined | Promise<number>;
  labels: Record<string, string>;
}

export const reading = (
  name: string,
  help: string,
  read: Reading['read'],
  labels: Reading['labels'] = {},
): Reading => ({ name, help, read, labels });
