import type { Database } from '../../../platform/database/database.ts';
import { binaryCode } from '../../../platform/imaging/binary-code.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import { mirrorDescriptor } from '../../../platform/imaging/mirror-descriptor.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { readDerivative } from '../../site/index.ts';
import { findRegionLooks, type LookTables, lookComparer, wordsOf } from '../similar/index.ts';
import { judgeCopy, minLook } from './copy-verdict.policy.ts';
import { type ComparedPicture, type FoundCopy, findCompared } from './image-copy.repository.ts';

export interface CopyDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'describe' | 'compareCopies'>;
  tables: LookTables;
}

/** A site's library, with the first folder of its files. */
export interface CopyLibrary {
  schema: string;
  db: Database;
}

/** The smallest carries no mark; of a picture that has just come it may not be there yet. */
const sizes = ['w320', 'w640'] as const;
const fileName = 'picture.jpg';
/** So many of the nearest are compared by their looks, and so many of those laid one on the other. */
const [maxNear, maxAligned] = [60, 4];
/** Nobody waits here: a large library's codes may take so long to be read. */
const tablePatienceMs = 120_000;

/** Returns the images that this one is a version of, or that are versions of it; null while it has no picture to compare. */
export async function findCopies(
  { storage, imaging, tables }: CopyDeps,
  { schema, db }: CopyLibrary,
  imageId: number,
): Promise<FoundCopy[] | null> {
  const [image] = await findCompared(db, [imageId]);
  const bytes = image && (await readPicture(storage, schema, image));
  const [own] = await findRegionLooks(db, [imageId]);
  if (!image || !bytes || !own) return null;
  const { looks } = await imaging.describe({ source: { bytes }, fileName });
  const parts = own.descriptors.map((descriptor) => ({ code: binaryCode(descriptor) }));
  const wanted = wordsOf([...looks, ...parts]);
  const near = await tables.nearest({ db, schema }, wanted, {
    limit: maxNear + 1,
    among: null,
    isCurrent: true,
    patienceMs: tablePatienceMs,
  });
  const compare = lookComparer(looks);
  const alike = (
    await findRegionLooks(
      db,
      near.filter((id) => id !== imageId),
    )
  ).flatMap((other) => {
    const best = [compare(other), asPart(other.descriptors[0])(own)].toSorted((a, b) => b.likeness - a.likeness)[0];
    return best && best.likeness >= minLook ? [{ ...best, id: other.imageId }] : [];
  });
  const nearest = alike.toSorted((a, b) => b.likeness - a.likeness || a.id - b.id).slice(0, maxAligned);
  const compared = await findCompared(
    db,
    nearest.map(({ id }) => id),
  );
  const others = [];
  for (const other of compared) {
    const picture = await readPicture(storage, schema, other);
    const isMirrored = nearest.some(({ id, isMirrored: is }) => id === other.id && is);
    if (picture) others.push({ ...other, bytes: picture, isOriginal: other.id < imageId, isMirrored });
  }
  if (others.length === 0) return [];
  const findings = await imaging.compareCopies({ source: { bytes }, fileName }, others);
  return others.flatMap((other, place) => {
    const [original, copy] = other.isOriginal ? [other, image] : [image, other];
    const verdict = judgeCopy(findings[place] ?? null, original, copy);
    return verdict ? [{ ...verdict, originalId: original.id, copyId: copy.id }] : [];
  });
}

/** Compares the whole of the other picture with parts of this one. */
function asPart(whole: Int8Array | undefined) {
  if (!whole) throw new Error('A picture has no look.');
  return lookComparer([
    { descriptor: whole, isMirrored: false },
    { descriptor: mirrorDescriptor(whole), isMirrored: true },
  ]);
}

async function readPicture(storage: BlobStore, schema: string, image: ComparedPicture): Promise<Buffer | null> {
  for (const size of sizes) {
    const bytes = await readDerivative(storage, schema, image, size);
    if (bytes) return bytes;
  }
  return null;
}
