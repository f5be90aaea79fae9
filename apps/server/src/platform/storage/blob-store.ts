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
  bytes: number;
}

/** Files by key (`a/b/c`). Keys consist of ids and hashes only, never of user input. */
export interface BlobStore {
  /** Writes completely or not at all; replaces an existing key. Throws `Storage.Full` when there is no room. */
  put(key: string, body: Buffer | Readable): Promise<void>;
  /** Returns the file's size in bytes, or null when there is none. */
  size(key: string): Promise<number | null>;
  /** Returns a stream of the file or a part of it; throws `Resource.NotFound` when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  delete(keys: readonly string[]): Promise<void>;
  /** Returns the room of where the files are, in bytes. */
  room(): Promise<{ freeBytes: number; totalBytes: number }>;
  /** Lists every file whose key begins with `prefix/`, folder by folder; none when there is no such folder. */
  list(prefix: string): AsyncIterable<StoredFile>;
}
