import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import type { Database } from '../../../platform/database/database.ts';
import type { PartialFile, PartialKind } from './partial-kind.ts';
import { uploadLocker } from './upload-locker.ts';

export interface PartialDeps {
  /** Folder of this machine in which the storage's keys are paths: partial files are written there piece by piece. */
  filesFolder: string;
  databaseOf(schema: string): Database;
}

export interface PartialFiles {
  /** Speaks the tus protocol for one upload that is there and belongs to the caller. */
  tus: Server;
  /** Creates the file, unless it is there: one that was lost is sent again from the start. */
  prepare(file: PartialFile): Promise<void>;
  /** Notes how much of a file has come; one that is complete goes on to what follows. */
  note(file: PartialFile): Promise<void>;
}

/** Opens a tenant's partial files. Sizes are those of the database, offsets those of the files: both survive a restart. */
export function openPartialFiles(
  { filesFolder, databaseOf }: PartialDeps,
  kind: PartialKind,
  schema: string,
): PartialFiles {
  const directory = join(filesFolder, kind.folderOf(schema));
  const db = databaseOf(schema);

  async function finish({ id, key }: PartialFile): Promise<void> {
    await syncFile(join(directory, key));
    await kind.finish(db, schema, id);
  }

  const datastore = new FileStore({
    directory,
    configstore: {
      async get(key) {
        const upload = await kind.findByKey(db, key);
        return upload ? new Upload({ id: key, size: upload.bytes, offset: 0 }) : undefined;
      },
      // Announcing a file writes its row, deleting it deletes the row.
      set: () => Promise.resolve(),
      delete: () => Promise.resolve(),
    },
  });
  const tus = new Server({
    path: kind.path,
    datastore,
    locker: uploadLocker(),
    allowedOrigins: [],
    async onUploadFinish(_request, { id }) {
      const upload = await kind.findByKey(db, id);
      if (upload) await finish(upload);
      return {};
    },
  });

  return {
    tus,
    async prepare({ key }) {
      await mkdir(directory, { recursive: true });
      await (await open(join(directory, key), 'a')).close();
    },
    async note(upload) {
      const { size } = await stat(join(directory, upload.key));
      if (size === upload.bytes) await finish(upload);
      else await kind.note(db, upload.id, size);
    },
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
