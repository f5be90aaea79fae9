/** Returns the folder of a tenant's files that are still being sent or checked. */
export function partialsFolder(schema: string): string {
  return `${schema}/uploads`;
}

/** Returns the storage key of an upload's file; `key` is the upload's own. */
export function partialKey(schema: string, key: string): string {
  return `${partialsFolder(schema)}/${key}`;
}
