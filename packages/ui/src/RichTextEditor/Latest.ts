/** Holds the latest of something for functions that were made long before. */
export class Latest<T> {
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    this.#value = value;
  }
}
