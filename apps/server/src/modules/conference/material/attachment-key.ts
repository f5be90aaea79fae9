/** Returns the folder of a tenant's material files. */
export function attachmentsFolder(schema: string): string {
  return `${schema}/attachments`;
}

/** Nothing a person typed enters it. */
export function attachmentKey(schema: string, key: string): string {
  return `${attachmentsFolder(schema)}/${key.slice(0, 2)}/${key}`;
}

/** Returns the folder of copies watermarked with a name. */
export function markedCopiesFolder(schema: string): string {
  return `${schema}/attachment-copies`;
}

/** Returns the folder of one file's watermarked copies. */
export function markedCopyFolder(schema: string, key: string): string {
  return `${markedCopiesFolder(schema)}/${key}`;
}
