/** What the site's files are, by the folder they are in, free of zod. `other` is whatever has no word yet. */
export const storageKinds = [
  'orig',
  'derivatives',
  'uploads',
  'releases',
  'watermarks',
  'misc',
  'attachments',
  'attachment-copies',
  'invoices',
  'other',
] as const;
export type StorageKind = (typeof storageKinds)[number];
