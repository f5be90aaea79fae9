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
  /** The same for the same bytes. */
  tag: string;
}

/**
 * The copy of a file that carries the reader's name, made at the first asking and kept, so that parts of it can be asked for.
 * Throws `Resource.NotFound` for who has no name.
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

/** Light grey with a dark edge: legible on paper and on pictures. Two of the same name are told apart by the number. */
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
