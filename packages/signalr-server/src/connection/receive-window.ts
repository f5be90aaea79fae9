/** Numbers the messages of a resumable client, so that those sent again after resuming are accepted once. */
export class ReceiveWindow {
  #next = 1;
  #latest = 0;
  #acknowledged = 0;
  #awaitsSequence = false;

  /** After a resume, messages are ignored until the client has said where it continues. */
  get awaitsSequence(): boolean {
    return this.#awaitsSequence;
  }

  /** Returns the number to acknowledge to the client, once; null when there is no new one. */
  acknowledge(): number | null {
    if (this.#latest <= this.#acknowledged) return null;
    this.#acknowledged = this.#latest;
    return this.#latest;
  }

  resumed(): void {
    this.#awaitsSequence = true;
  }

  /** Sets the number at which the client continues; returns false when that skips a message that never arrived. */
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
      // The client missed the acknowledgement, so it is sent again.
      this.#acknowledged = Math.min(this.#acknowledged, current - 1);
      return false;
    }
    this.#latest = current;
    return true;
  }
}
