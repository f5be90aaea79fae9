import { ClientResults } from './client-results.ts';
import type { Upload } from './upload.ts';

/** Running calls of one connection. */
export class ActiveCalls {
  /** Calls awaiting an answer, by invocation id. */
  readonly byId = new Map<string, AbortController>();
  /** Includes calls without an invocation id: they end with the connection. */
  readonly running = new Set<AbortController>();
  readonly uploads = new Map<string, Upload>();
  readonly results = new ClientResults();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Runs the work when all before it has ended. `work` must not reject. */
  inTurn(work: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      this.#waiting -= 1;
      await work();
    });
  }

  abandon(): void {
    this.results.abandon();
    for (const running of this.running) running.abort();
    for (const upload of this.uploads.values()) upload.finish(new Error('The client left before its stream ended.'));
    this.uploads.clear();
  }
}
