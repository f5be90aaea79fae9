import type { ServerResponse } from 'node:http';
import type { Carried } from './carried.ts';
import type { Transport } from './transport.ts';

interface Poll {
  readonly response: ServerResponse;
  readonly timer: NodeJS.Timeout;
}

/** Sends in the answers of successive requests; receives what the client posts. */
export class LongPollingTransport implements Transport {
  readonly name = 'LongPolling';
  readonly #carried: Carried;
  readonly #pollMs: number;
  #poll: Poll | null = null;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #isEnding = false;
  #isFlushing = false;
  abandonedSince: number | null = performance.now();

  constructor(carried: Carried, pollMs: number) {
    this.#carried = carried;
    this.#pollMs = pollMs;
  }

  /** Takes a request and answers it when there is a message. A newer request ends the previous one. */
  poll(response: ServerResponse): void {
    this.#over();
    const timer = setTimeout(() => this.#answer(200, []), this.#pollMs);
    timer.unref();
    const poll: Poll = { response, timer };
    this.#poll = poll;
    this.abandonedSince = null;
    // The socket may idle as long as the poll, whatever the server's usual timeout.
    response.socket?.setTimeout(this.#pollMs * 2);
    // The response's event: the request's comes as soon as it is read.
    response.on('close', () => {
      clearTimeout(timer);
      if (this.#poll !== poll) return;
      this.#poll = null;
      this.abandonedSince = performance.now();
    });
    if (this.#waiting.length > 0 || this.#isEnding) this.#flush();
  }

  write(messages: Buffer): void {
    this.#waiting.push(messages);
    this.#bytes += messages.length;
    if (this.#isFlushing) return;
    // Messages of the same moment go into one answer.
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      if (this.#poll) this.#flush();
    });
  }

  unsentBytes(): number {
    return this.#bytes;
  }

  end(): void {
    this.#isEnding = true;
    if (this.#poll && !this.#isFlushing) this.#flush();
  }

  destroy(): void {
    this.#isEnding = true;
    this.#waiting = [];
    this.#bytes = 0;
    this.#over();
  }

  #flush(): void {
    if (this.#waiting.length === 0) {
      if (this.#isEnding) this.#over();
      return;
    }
    const sent = this.#waiting;
    this.#waiting = [];
    this.#answer(200, sent);
  }

  /** There will be nothing more for this poll. */
  #over(): void {
    this.#answer(204, []);
  }

  #answer(status: 200 | 204, sent: Buffer[]): void {
    const poll = this.#poll;
    if (!poll) return;
    this.#poll = null;
    this.abandonedSince = performance.now();
    clearTimeout(poll.timer);
    const { response } = poll;
    response.once('finish', () => {
      for (const { length } of sent) this.#bytes -= length;
    });
    response.once('close', () => {
      // The client abandoned this poll: the next one gets the messages.
      if (!response.writableFinished) this.#waiting.unshift(...sent);
    });
    if (status === 204) {
      response.writeHead(204).end();
      return;
    }
    const body = Buffer.concat(sent);
    response.writeHead(200, {
      'content-type': this.#carried.protocol?.isBinary ? 'application/octet-stream' : 'text/plain; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
    });
    response.end(body);
  }
}
