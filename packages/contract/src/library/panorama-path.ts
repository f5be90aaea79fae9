/** The whole picture: 2048 px wide, and smaller for cards and strips. */
export const panoramaPictures = ['base', 'card', 'thumb'] as const;
export type PanoramaPictureName = (typeof panoramaPictures)[number];

/** Path of a whole equirectangular picture. Immutable: another rendering has another version. */
export function panoramaPicturePath(version: string, name: PanoramaPictureName): string {
  return `/api/Resource/Panorama/${version}/${name}`;
}

/** Path of a tile of 512 px, counted from the upper left; level 0 is 4096 px wide, level 1 is 8192. Immutable, too. */
export function panoramaTilePath(version: string, level: number, column: number, row: number): string {
  return `/api/Resource/Panorama/${version}/${level}-${column}-${row}`;
}
