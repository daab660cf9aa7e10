/** Mutable holder: callbacks created once read the latest value from it. Unlike a ref it can be passed on during render. */
export class LatestRef<T> {
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
