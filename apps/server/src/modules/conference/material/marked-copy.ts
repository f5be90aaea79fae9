import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type WatermarkProfile, watermarkHash } from '../../../platform/imaging/watermark-profile.ts';
import { attachmentKey, markedCopyFolder } from './attachment-key.ts';
import type { Reader } from './material.policy.ts';
import type { MaterialDeps } from './material-deps.ts';
import type { FileRow } from './material-file.repository.ts';

interface StoredCopy {
  key: string;
  extension: string;
  /** Entity tag: identical for identical bytes. */
  tag: string;
}

/**
 * Returns the copy of a file with the reader's name, created on first request and cached, so that ranges of it can be
 * requested. Throws `Resource.NotFound` for a reader without a name.
 */
export async function markedCopy(
  { storage, imaging }: Pick<MaterialDeps, 'storage' | 'imaging'>,
  schema: string,
  file: FileRow,
  attendee: Reader['attendee'],
): Promise<StoredCopy> {
  if (!attendee) throw new AppError('Resource.NotFound');
  const profile = profileFor(attendee);
  const extension = file.type === 'pdf' ? 'pdf' : 'jpg';
  const name = `${attendee.id}-${watermarkHash(profile)}.${extension}`;
  const stored = { key: `${markedCopyFolder(schema, file.key)}/${name}`, extension, tag: `${file.key}.${name}` };
  if ((await storage.size(stored.key)) !== null) return stored;
  const bytes = await buffer(await storage.read(attachmentKey(schema, file.key)));
  const copy = await imaging.mark(
    { source: { bytes }, fileName: file.file_name },
    file.type === 'pdf' ? 'pdf' : 'picture',
    profile,
  );
  await storage.put(stored.key, Buffer.from(copy));
  return stored;
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
