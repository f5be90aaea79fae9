/** Numbers what a resumable client sends, so that what it sends again after resuming is taken once. */
export class ReceiveWindow {
  #next = 1;
  #latest = 0;
  #acknowledged = 0;
  #awaitsSequence = false;

  /** After a resume nothing counts until the client has said where it goes on. */
  get awaitsSequence(): boolean {
    return this.#awaitsSequence;
  }

  /** The number the client is to be told of, once; null when it knows it already. */
  acknowledge(): number | null {
    if (this.#latest <= this.#acknowledged) return null;
    this.#acknowledged = this.#latest;
    return this.#latest;
  }

  resumed(): void {
    this.#awaitsSequence = true;
  }

  /** Where the client goes on; false when it skips something that never came. */
  goOnAt(sequenceId: number): boolean {
    this.#awaitsSequence = false;
    if (sequenceId > this.#next) return false;
    this.#next = sequenceId;
    return true;
  }

  /** Takes a numbered message; false for one that came before. */
  take(): boolean {
    const current = this.#next;
    this.#next += 1;
    if (current <= this.#latest) {
      // The client has not heard that it arrived: it is told again.
      this.#acknowledged = Math.min(this.#acknowledged, current - 1);
      return false;
    }
    this.#latest = current;
    return true;
  }
}
