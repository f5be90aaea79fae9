import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';

/** An announced file, as the tus protocol needs it. */
export interface PartialFile {
  id: number;
  /** Names the file; not to be guessed. */
  key: string;
  bytes: number;
  received: number;
  isWaiting: boolean;
}

/** What is announced in one place and sent by the tus protocol. */
export interface PartialKind {
  /** The address of a file is this and its key. */
  path: string;
  /** Returns the folder that a tenant's files are written into. */
  folderOf(schema: string): string;
  /** Returns a file that the caller announced. Throws where they may not send any. */
  findOwn(caller: SignedInContext, key: string): Promise<PartialFile | null>;
  findByKey(db: Database, key: string): Promise<PartialFile | null>;
  /** Notes how much of a file has come. */
  note(db: Database, id: number, received: number): Promise<void>;
  /** Moves a file that has come on to what follows; again changes nothing. */
  finish(db: Database, schema: string, id: number): Promise<void>;
}
