import { extname } from 'node:path';
import type { MaterialType } from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';

interface KnownType {
  type: MaterialType;
  mediaType: string;
  matches: (bytes: Buffer) => boolean;
}

const startsWith =
  (...signature: number[]) =>
  (bytes: Buffer) =>
    signature.every((byte, index) => bytes[index] === byte);
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
/** Format of Word, Excel and PowerPoint until 2003. */
const isCompoundFile = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const officeXml = (folder: string) => (bytes: Buffer) =>
  isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(`${folder}/`);
const openXml = 'application/vnd.openxmlformats-officedocument';

/** By extension; nothing that runs, nothing with macros by its name. */
const known: Readonly<Record<string, KnownType>> = {
  pdf: {
    type: 'pdf',
    mediaType: 'application/pdf',
    matches: (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  },
  jpg: { type: 'image', mediaType: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  jpeg: { type: 'image', mediaType: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  png: { type: 'image', mediaType: 'image/png', matches: startsWith(0x89, 0x50, 0x4e, 0x47) },
  webp: {
    type: 'image',
    mediaType: 'image/webp',
    matches: (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  docx: { type: 'document', mediaType: `${openXml}.wordprocessingml.document`, matches: officeXml('word') },
  xlsx: { type: 'sheet', mediaType: `${openXml}.spreadsheetml.sheet`, matches: officeXml('xl') },
  pptx: { type: 'slides', mediaType: `${openXml}.presentationml.presentation`, matches: officeXml('ppt') },
  doc: { type: 'document', mediaType: 'application/msword', matches: isCompoundFile },
  xls: { type: 'sheet', mediaType: 'application/vnd.ms-excel', matches: isCompoundFile },
  ppt: { type: 'slides', mediaType: 'application/vnd.ms-powerpoint', matches: isCompoundFile },
  zip: { type: 'archive', mediaType: 'application/zip', matches: isZip },
};

/**
 * Returns a file's type from its extension, which the content must match. Throws `Material.TypeNotAllowed` and
 * `Material.ContentMismatch`.
 */
export function materialType(fileName: string, bytes: Buffer): { type: MaterialType; extension: string } {
  const extension = extname(fileName).slice(1).toLowerCase();
  const found = Object.hasOwn(known, extension) ? known[extension] : undefined;
  if (!found) throw new AppError('Material.TypeNotAllowed');
  if (!found.matches(bytes)) throw new AppError('Material.ContentMismatch');
  return { type: found.type, extension };
}

export function mediaTypeOf(extension: string): string {
  return known[extension]?.mediaType ?? 'application/octet-stream';
}

/** Whether copies can be watermarked with a name. */
export function isMarkable(type: MaterialType): boolean {
  return type === 'pdf' || type === 'image';
}
