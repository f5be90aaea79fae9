/** Where the files of a tenant's materials are. */
export function attachmentsFolder(schema: string): string {
  return `${schema}/attachments`;
}

/** Nothing a person typed enters it. */
export function attachmentKey(schema: string, key: string): string {
  return `${attachmentsFolder(schema)}/${key.slice(0, 2)}/${key}`;
}

/** Where the copies are kept that carry somebody’s name. */
export function markedCopiesFolder(schema: string): string {
  return `${schema}/attachment-copies`;
}

/** Those of one file. */
export function markedCopyFolder(schema: string, key: string): string {
  return `${markedCopiesFolder(schema)}/${key}`;
}
