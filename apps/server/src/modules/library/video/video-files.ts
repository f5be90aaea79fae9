/** Returns the folder of originals, into which uploads are written as well: a finished one is not moved. */
export function videoOriginalsFolder(schema: string): string {
  return `${schema}/videos/originals`;
}

/** Returns the storage key of an original. No address leads to it but `/api/Resource/Video/Raw`. */
export function videoOriginalKey(schema: string, key: string): string {
  return `${videoOriginalsFolder(schema)}/${key}`;
}

/** Returns the folder of what is made of videos: `<key>/<version>/<name>` and `<key>/posters/<name>`. */
export function videoMadeFolder(schema: string): string {
  return `${schema}/videos/made`;
}

export function videoFileKey(schema: string, key: string, version: string, name: string): string {
  return `${videoMadeFolder(schema)}/${key}/${version}/${name}`;
}

export function posterFileKey(schema: string, key: string, posterVersion: string, width: number): string {
  return `${videoMadeFolder(schema)}/${key}/posters/${posterVersion}-${width}.webp`;
}
