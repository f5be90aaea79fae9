import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/database/database.ts';
import { pictureXmp } from '../../../platform/imaging/picture-xmp.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { zipStream } from '../../../platform/zip-stream.ts';
import { listOwn, type OwnPicture } from './takeout.repository.ts';

const pageSize = 200;

/** Returns the author's originals, byte for byte, as a zip file, with what the library knows of each beside it as XMP. */
export function ownPictures(
  db: Database,
  storage: BlobStore,
  { authorId, ids }: { authorId: number; ids: readonly number[] },
): Readable {
  return zipStream(async (add) => {
    let afterId = 0;
    for (;;) {
      const pictures = await listOwn(db, { authorId, ids, afterId, limit: pageSize });
      for (const picture of pictures) {
        afterId = picture.id;
        const name = nameOf(picture);
        const { latitude, longitude } = picture;
        const position = latitude === null || longitude === null ? null : { latitude, longitude };
        await add(await storage.read(picture.originalKey), `${name}.${extensionOf(picture)}`, { compress: false });
        await add(pictureXmp({ ...picture, position }), `${name}.xmp`, { compress: true });
      }
      if (pictures.length < pageSize) return;
    }
  });
}

/** The image's number keeps files of one name apart. */
function nameOf({ no, originalName, title }: OwnPicture): string {
  const stem = originalName.replace(/\.[^.]*$/, '') || title;
  return `${no} ${stem.replaceAll(/[\p{C}\\/:*?"<>|]/gu, '_').slice(0, 80)}`.trim();
}

function extensionOf({ format }: OwnPicture): string {
  return format === 'jpeg' ? 'jpg' : format.replaceAll(/[^a-z0-9]/g, '');
}
