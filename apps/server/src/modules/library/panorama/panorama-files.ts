import type { PictureFormat } from '../../../platform/imaging/inspect-picture.ts';

/** Folder of everything that belongs to panoramas. */
export const panoramasFolder = (schema: string) => `${schema}/panoramas`;

/** Storage key of an uploaded picture, by 128 random bits. No route maps it. */
export function panoramaOriginalKey(schema: string, name: string, format: PictureFormat): string {
  return `${panoramasFolder(schema)}/orig/${name.slice(0, 2)}/${name}.${format}`;
}

const tilesFolder = (schema: string, version: string) =>
  `${panoramasFolder(schema)}/tiles/${version.slice(0, 2)}/${version}`;

export function panoramaFileKey(schema: string, version: string, name: string): string {
  return `${tilesFolder(schema, version)}/${name}.webp`;
}

/** Prefix to list a version's files by. */
export { tilesFolder as panoramaTilesFolder };
