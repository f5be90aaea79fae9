import type { CompletionMessage } from '../protocol/hub-message.ts';

interface Awaited {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Answers that a client still owes the server. */
export class ClientResults {
  readonly #awaited = new Map<string, Awaited>();
  #last = 0;

  /** Returns a new invocation id and the promise of its answer, which rejects when the client fails, disconnects or takes too long. */
  expect(timeoutMs: number): { invocationId: string; result: Promise<unknown> } {
    this.#last += 1;
    const invocationId = `s${this.#last}`;
    const result = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#awaited.delete(invocationId);
        reject(new Error('The client did not answer in time.'));
      }, timeoutMs);
      timer.unref();
      this.#awaited.set(invocationId, { resolve, reject, timer });
    });
    return { invocationId, result };
  }

  /** Returns false when no call awaits this answer. */
  settle({ invocationId, error, result }: CompletionMessage): boolean {
    const awaited = this.#awaited.get(invocationId);
    if (!awaited) return false;
    this.#awaited.delete(invocationId);
    clearTimeout(awaited.timer);
    if (error === undefined) awaited.resolve(result);
    else awaited.reject(new Error(error));
    return true;
  }

  abandon(): void {
    for (const { timer, reject } of this.#awaited.values()) {
      clearTimeout(timer);
      reject(new Error('The client left before it answered.'));
    }
    this.#awaited.clear();
  }
}
