import type { PictureFormat } from '../../../platform/imaging/inspect-picture.ts';

const extensions: Record<PictureFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  tiff: 'tif',
  heic: 'heic',
  avif: 'avif',
};

/** Storage key of an original, by its content: the same file is stored once however often it is tried. No route maps it. */
export function originalKey(tenantSchema: string, sha256: string, format: PictureFormat): string {
  return `${tenantSchema}/orig/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${extensions[format]}`;
}
