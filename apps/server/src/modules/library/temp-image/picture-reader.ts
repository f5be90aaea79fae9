import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { binaryCode } from '../../../platform/imaging/binary-code.ts';
import type { PicturePart } from '../../../platform/imaging/describe-query.ts';
import { mirrorDescriptor } from '../../../platform/imaging/mirror-descriptor.ts';
import type { PictureLooks } from '../search/index.ts';
import { findPublishedLook } from '../similar/index.ts';
import { findSealedPicture, findTempImage } from './temp-image.repository.ts';
import type { TempImageDeps } from './temp-image-deps.ts';

type Source = Pick<InputOf<typeof searchImages>, 'tempKey' | 'similarTo' | 'crop'>;
export type PictureReader = (db: Database, source: Source) => Promise<PictureLooks | null>;

/** Reads the looks that a search is for. An uploaded picture takes precedence over one of the library. */
export function pictureReader({ imaging, box, kept }: Pick<TempImageDeps, 'imaging' | 'box' | 'kept'>): PictureReader {
  async function looksOfUpload(
    db: Database,
    tempKey: string,
    part: PicturePart | undefined,
  ): Promise<PictureLooks['looks']> {
    await orThrow(findTempImage(db, tempKey), 'TempImage.Gone');
    const known = kept.of(tempKey, part);
    if (known) return known;
    const bytes = box.openBytes(await orThrow(findSealedPicture(db, tempKey), 'TempImage.Gone'));
    const { looks } = await imaging.describe({ source: { bytes }, fileName: 'picture.webp' }, part);
    kept.keep(tempKey, part, looks);
    return looks;
  }
  return async (db, { tempKey, similarTo, crop }) => {
    if (tempKey !== undefined) return { looks: await looksOfUpload(db, tempKey, crop), exceptId: null };
    return similarTo === undefined ? null : { looks: await looksOfImage(db, similarTo), exceptId: similarTo };
  };
}

async function looksOfImage(db: Database, id: number): Promise<PictureLooks['looks']> {
  const wholes = await orThrow(findPublishedLook(db, id), 'Image.NotFound');
  return wholes.flatMap((whole) => {
    const mirrored = mirrorDescriptor(whole);
    return [
      { descriptor: whole, code: binaryCode(whole), isMirrored: false },
      { descriptor: mirrored, code: binaryCode(mirrored), isMirrored: true },
    ];
  });
}
