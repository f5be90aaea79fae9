/** Returns the folder of a tenant's releases. */
export function releasesFolder(schema: string): string {
  return `${schema}/releases`;
}

/** Returns the storage key of a release; no public route maps it. */
export function releaseKey(schema: string, key: string): string {
  return `${releasesFolder(schema)}/${key.slice(0, 2)}/${key}`;
}
