import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { inTransaction } from '../../../platform/database/database.ts';
import { checkUploadJob } from './check-upload-job.ts';
import { partialsFolder } from './partial-key.ts';
import { findUploadByKey, markReceived, noteReceived, type UploadRow } from './upload.repository.ts';
import type { UploadDeps } from './upload-deps.ts';
import { uploadLocker } from './upload-locker.ts';

/** The address of an upload is this and its key. */
export const uploadPath = '/api/Upload/Image';

export interface PartialFiles {
  /** Speaks the tus protocol for one upload that is there and belongs to the caller. */
  tus: Server;
  /** Creates the file, unless it is there: one that was lost is sent again from the start. */
  prepare(upload: UploadRow): Promise<void>;
  /** Notes how much of an upload has come; one that is complete goes on to its check. */
  note(upload: UploadRow): Promise<void>;
}

/** Opens a tenant's partial files. Sizes are those of the database, offsets those of the files: both survive a restart. */
export function openPartialFiles({ filesFolder, databaseOf, jobs }: UploadDeps, schema: string): PartialFiles {
  const directory = join(filesFolder, partialsFolder(schema));
  const db = databaseOf(schema);

  async function finish(upload: UploadRow): Promise<void> {
    await syncFile(join(directory, upload.key));
    await inTransaction(db, async (transaction) => {
      if (await markReceived(transaction, upload.id))
        await jobs.enqueue(transaction, checkUploadJob, schema, { uploadId: upload.id });
    });
  }

  const datastore = new FileStore({
    directory,
    configstore: {
      async get(key) {
        const upload = await findUploadByKey(db, key);
        return upload ? new Upload({ id: key, size: upload.bytes, offset: 0 }) : undefined;
      },
      // Announcing a file writes its row, deleting it deletes the row.
      set: () => Promise.resolve(),
      delete: () => Promise.resolve(),
    },
  });
  const tus = new Server({
    path: uploadPath,
    datastore,
    locker: uploadLocker(),
    allowedOrigins: [],
    async onUploadFinish(_request, { id }) {
      const upload = await findUploadByKey(db, id);
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
      else await noteReceived(db, upload.id, size);
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
