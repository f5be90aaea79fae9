/** Sent messages that are not yet acknowledged, for resending on a resumed connection. Numbers begin with 1. */
export class ReplayBuffer {
  readonly #limit: number;
  #kept: Buffer[] = [];
  #bytes = 0;
  #last = 0;
  #acknowledged = 0;
  /** Number of the last message dropped for lack of room. */
  #lost = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** False once an unacknowledged message was dropped. */
  get isComplete(): boolean {
    return this.#lost <= this.#acknowledged;
  }

  /** Number of the first message kept, or of the next one to be sent. */
  get first(): number {
    return this.#last - this.#kept.length + 1;
  }

  get messages(): readonly Buffer[] {
    return this.#kept;
  }

  add(message: Buffer): void {
    this.#last += 1;
    this.#kept.push(message);
    this.#bytes += message.length;
    while (this.#bytes > this.#limit) {
      this.#lost = this.first;
      this.#drop(1);
    }
  }

  acknowledge(sequenceId: number): void {
    if (sequenceId > this.#last) return;
    this.#acknowledged = Math.max(this.#acknowledged, sequenceId);
    this.#drop(Math.max(0, sequenceId - this.first + 1));
  }

  #drop(count: number): void {
    for (const message of this.#kept.splice(0, count)) this.#bytes -= message.length;
  }
}
