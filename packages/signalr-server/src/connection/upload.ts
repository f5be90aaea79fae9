interface Waiting {
  resolve(result: IteratorResult<unknown, undefined>): void;
  reject(error: Error): void;
}

/** A stream that a client uploads: filled as items arrive, read at the handler's pace. */
export class Upload implements AsyncIterableIterator<unknown, undefined> {
  readonly #limit: number;
  #items: unknown[] = [];
  #waiting: Waiting | null = null;
  #isOver = false;
  #error: Error | null = null;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns false when too many items are waiting. */
  push(item: unknown): boolean {
    if (this.#isOver) return true;
    if (this.#waiting) {
      this.#waiting.resolve({ done: false, value: item });
      this.#waiting = null;
      return true;
    }
    this.#items.push(item);
    return this.#items.length <= this.#limit;
  }

  /** No more items; with an error, the reader gets it after those that are there. */
  finish(error: Error | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#error = error;
    if (!this.#waiting) return;
    if (error) this.#waiting.reject(error);
    else this.#waiting.resolve({ done: true, value: undefined });
    this.#waiting = null;
  }

  async next(): Promise<IteratorResult<unknown, undefined>> {
    if (this.#items.length > 0) return { done: false, value: this.#items.shift() };
    if (this.#isOver) {
      const error = this.#error;
      this.#error = null;
      if (error) throw error;
      return { done: true, value: undefined };
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** The reader stops: later items are dropped. */
  async return(): Promise<IteratorResult<unknown, undefined>> {
    this.#items = [];
    this.finish(null);
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
