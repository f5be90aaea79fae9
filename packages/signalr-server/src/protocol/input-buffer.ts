import { ProtocolError } from './protocol-error.ts';

export interface FoundFrame {
  /** Start and end of the message without its framing. */
  readonly start: number;
  readonly end: number;
  /** Start of what follows. */
  readonly next: number;
}

/**
 * Looks for a whole frame at the beginning of `bytes`; returns null when there is none. Bytes before `searched` were
 * already searched. Throws a `ProtocolError` when the frame is, or will be, longer than `limit`.
 */
export type FrameFinder = (bytes: Buffer, searched: number, limit: number) => FoundFrame | null;

const empty = Buffer.alloc(0);

/** Buffers pieces of a byte stream and returns them as frames. */
export class InputBuffer {
  #bytes: Buffer = empty;
  /** Bytes received in `#bytes`; the rest is room to grow. */
  #length = 0;
  #searched = 0;

  push(piece: Buffer): void {
    if (this.#length === 0) {
      this.#bytes = piece;
      this.#length = piece.length;
      return;
    }
    const needed = this.#length + piece.length;
    if (this.#bytes.length < needed) {
      // Twice the room: a message that trickles in byte by byte is not copied at every byte.
      const roomier = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(roomier, 0, 0, this.#length);
      this.#bytes = roomier;
    }
    piece.copy(this.#bytes, this.#length);
    this.#length = needed;
  }

  /** Returns the next whole frame, or null. Throws a `ProtocolError` for a frame beyond `limit` bytes. */
  next(find: FrameFinder, limit: number): Buffer | null {
    if (this.#length === 0) return null;
    const found = find(this.#bytes.subarray(0, this.#length), this.#searched, limit);
    if (!found) {
      this.#searched = this.#length;
      this.#own();
      return null;
    }
    const frame = this.#bytes.subarray(found.start, found.end);
    this.#bytes = found.next === this.#length ? empty : this.#bytes.subarray(found.next, this.#length);
    this.#length = this.#bytes.length;
    this.#searched = 0;
    return frame;
  }

  clear(): void {
    this.#bytes = empty;
    this.#length = 0;
    this.#searched = 0;
  }

  /** Copies bytes that wait for more, because the network reader reuses its buffer. */
  #own(): void {
    if (this.#bytes.length === this.#length) this.#bytes = Buffer.from(this.#bytes);
  }
}

export function assertLength(length: number, limit: number): void {
  if (length > limit) throw new ProtocolError(`The maximum message size of ${limit} B was exceeded.`);
}
