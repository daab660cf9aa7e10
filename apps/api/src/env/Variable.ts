/** An environment variable, from which its field in `Env` and its row in docs/configuration.md follow. */
export interface Variable<T> {
  readonly name: string;
  /** One line for the operator. */
  readonly description: string;
  /** Parsed like a value. Without a default, the field is undefined if the variable is not set. */
  readonly default?: string;
  /** @throws InvalidValue */
  readonly parse: (text: string) => T;
}
