import type { Readable } from 'node:stream';

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  /** When it was written. */
  modifiedAt: Date;
}

/** Files by key (`a/b/c`). Keys come from ids and hashes only, never from what a person typed. */
export interface BlobStore {
  /** Writes whole or not at all; an existing key is replaced. Throws `Storage.Full` when there is no room. */
  put(key: string, body: Buffer | Readable): Promise<void>;
  /** Bytes of the file, or null when there is none. */
  size(key: string): Promise<number | null>;
  /** A stream of the file or of a part of it; throws `Resource.NotFound` when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  delete(keys: readonly string[]): Promise<void>;
  /** Every file whose key begins with `prefix/`, those of one folder after each other; none when there is no such folder. */
  list(prefix: string): AsyncIterable<StoredFile>;
}
