import { readFile, stat } from 'node:fs/promises';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { InspectedPicture } from '../../../platform/imaging/imaging-protocol.ts';
import type { IngestDeps } from './ingest-deps.ts';

/** A file on this machine, which may have a name that is no text, or an uploaded one. */
export type PictureFile = { location: string | Buffer; fileName: string } | { bytes: Buffer; fileName: string };

export interface InspectedFile {
  bytes: Buffer;
  picture: InspectedPicture;
}

/** Pictures with a shorter side than this, in pixels, can't be shown in any list. */
const shortestSide = 16;

/** Reads a file, once, so that what is stored is what was looked at. Throws `Picture.*` and what reading throws. */
export async function inspectFile({ imaging }: Pick<IngestDeps, 'imaging'>, file: PictureFile): Promise<InspectedFile> {
  const bytes = 'bytes' in file ? file.bytes : await readLimited(file.location, imaging.limits.bytes);
  const picture = await imaging.inspect({ source: { bytes }, fileName: file.fileName });
  const { width, height } = picture.report;
  if (Math.min(width, height) < shortestSide) throw new AppError('Picture.TooSmall', { details: `${width}×${height}` });
  return { bytes, picture };
}

/** Too large a file isn't read at all. */
async function readLimited(location: string | Buffer, limit: number): Promise<Buffer> {
  const { size } = await stat(location);
  if (size > limit) throw new AppError('Picture.TooLarge', { details: `${size} > ${limit}` });
  return readFile(location);
}
