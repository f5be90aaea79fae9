import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type WatermarkProfile, watermarkHash } from '../../../platform/imaging/watermark-profile.ts';
import { shareRunning } from '../../../platform/share-running.ts';
import { attachmentKey, markedCopyFolder } from './attachment-key.ts';
import type { Reader } from './material.policy.ts';
import type { MaterialDeps } from './material-deps.ts';
import { type FileRow, storeUnmarkable } from './material-file.repository.ts';

/** Says nothing of the file: it could be marked when it was uploaded. */
const machineFaults: ReadonlySet<string> = new Set([
  'Picture.TooSlow',
  'Picture.TooMuchMemory',
  'Picture.DecoderCrashed',
]);

interface StoredCopy {
  key: string;
  extension: string;
  /** Entity tag: identical for identical bytes. */
  tag: string;
}

/**
 * Returns the copy of a file with the reader's name, created on first request and cached, so that ranges of it can be
 * requested. Throws `Resource.NotFound` for a reader without a name and `Material.PagesNotMarkable`.
 */
export async function markedCopy(
  deps: Pick<MaterialDeps, 'storage' | 'imaging'>,
  { db, schema }: { db: Database; schema: string },
  file: FileRow,
  attendee: Reader['attendee'],
): Promise<StoredCopy> {
  if (!attendee) throw new AppError('Resource.NotFound');
  if (!file.can_mark) throw new AppError('Material.PagesNotMarkable');
  const profile = profileFor(attendee);
  const extension = file.type === 'pdf' ? 'pdf' : 'jpg';
  const name = `${attendee.id}-${watermarkHash(profile)}.${extension}`;
  const stored = { key: `${markedCopyFolder(schema, file.key)}/${name}`, extension, tag: `${file.key}.${name}` };
  // A viewer asks for many ranges at once.
  await shareMarking(stored.key, () => storeCopy(deps, { db, schema }, file, { key: stored.key, profile }));
  return stored;
}

const shareMarking = shareRunning<void>();

async function storeCopy(
  { storage, imaging }: Pick<MaterialDeps, 'storage' | 'imaging'>,
  { db, schema }: { db: Database; schema: string },
  file: FileRow,
  { key, profile }: { key: string; profile: WatermarkProfile },
): Promise<void> {
  if ((await storage.size(key)) !== null) return;
  const bytes = await buffer(await storage.read(attachmentKey(schema, file.key)));
  try {
    const copy = await imaging.mark(
      { source: { bytes }, fileName: file.file_name },
      file.type === 'pdf' ? 'pdf' : 'picture',
      profile,
    );
    await storage.put(key, Buffer.from(copy));
  } catch (error) {
    if (!(error instanceof AppError) || machineFaults.has(error.code)) throw error;
    await storeUnmarkable(db, file.id);
    throw new AppError('Material.PagesNotMarkable', { cause: error });
  }
}

/** Light grey with a dark outline: legible on paper and on pictures. The number distinguishes people of the same name. */
function profileFor({ id, name }: { id: number; name: string }): WatermarkProfile {
  return {
    mark: { kind: 'text', text: `${name.slice(0, 40)}  No.${id}`, colour: '#b4b4b4' },
    placement: 'tile',
    opacity: 0.32,
    rotation: -28,
    scale: 3.2,
    margin: 16,
  };
}
