import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { hashFile } from './hash-file.ts';
import { type PictureMetadata, readMetadata } from './read-metadata.ts';

export interface PreparedFile {
  readonly file: File;
  readonly takenAt: string | null;
  /** As `CreateUploads` takes it. */
  readonly announcement: {
    readonly fileName: string;
    readonly bytes: number;
    readonly sha256?: string;
    readonly details: Partial<UploadDetails>;
  };
}

const maxNameLength = 255;

function detailsFrom({ title, description, labels }: PictureMetadata): Partial<UploadDetails> {
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(labels.length > 0 && { labels: [...labels] }),
  };
}

/** Reads a file's metadata and digest, before a byte is sent. A file that can't be read is announced bare. */
export async function prepareFile(file: File, given: Partial<UploadDetails> = {}): Promise<PreparedFile> {
  const base = { fileName: file.name.slice(-maxNameLength), bytes: file.size };
  try {
    const bytes = await file.arrayBuffer();
    const [metadata, sha256] = [await readMetadata(bytes), await hashFile(bytes)];
    const details = { ...detailsFrom(metadata), ...given };
    return { file, takenAt: metadata.takenAt, announcement: { ...base, ...(sha256 && { sha256 }), details } };
  } catch {
    return { file, takenAt: null, announcement: { ...base, details: given } };
  }
}
