import type { Connection } from '../connection/connection.ts';
import type { EncodedMessage } from './encoded-message.ts';
import type { HubUser } from './hub-user.ts';

interface Broadcast<User extends HubUser> {
  readonly message: EncodedMessage;
  readonly receivers: readonly Connection<User>[];
  readonly done: () => void;
  at: number;
}

/**
 * Writes messages to their receivers in the order they were sent. Writing to thousands of sockets takes tens of milliseconds:
 * above `atOnce` it is done in slices, so that others get their turn in between.
 */
export class Broadcaster<User extends HubUser> {
  readonly #atOnce: number;
  readonly #failed: (error: unknown) => void;
  readonly #waiting: Broadcast<User>[] = [];

  constructor(atOnce: number, failed: (error: unknown) => void) {
    this.#atOnce = atOnce;
    this.#failed = failed;
  }

  /** `done` is called when the last receiver was written to. */
  send(message: EncodedMessage, receivers: readonly Connection<User>[], done: () => void): void {
    const broadcast = { message, receivers, done, at: 0 };
    if (this.#waiting.length === 0 && receivers.length <= this.#atOnce) {
      this.#write(broadcast, receivers.length);
      return;
    }
    this.#waiting.push(broadcast);
    if (this.#waiting.length === 1) this.#writeSlice();
  }

  #writeSlice(): void {
    let left = Math.ceil(this.#atOnce / 2);
    while (left > 0) {
      const [first] = this.#waiting;
      if (!first) return;
      left -= this.#write(first, left);
      if (first.at >= first.receivers.length) this.#waiting.shift();
    }
    if (this.#waiting.length > 0) setImmediate(() => this.#writeSlice());
  }

  /** Writes to at most `most` receivers; returns how many. */
  #write(broadcast: Broadcast<User>, most: number): number {
    const { message, receivers } = broadcast;
    const end = Math.min(receivers.length, broadcast.at + most);
    const count = end - broadcast.at;
    for (let index = broadcast.at; index < end; index += 1) {
      const receiver = receivers[index];
      if (!receiver?.protocol) continue;
      try {
        receiver.sendEncoded(message.in(receiver.protocol));
      } catch (error) {
        this.#failed(error);
      }
    }
    broadcast.at = end;
    if (end >= receivers.length) broadcast.done();
    return count;
  }
}
