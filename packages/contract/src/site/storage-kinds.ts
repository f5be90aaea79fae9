/** What the site's files are, by the folder they are in, free of zod. `other` is whatever has no word yet. */
export const storageKinds = [
  'orig',
  'derivatives',
  'videos',
  'uploads',
  'releases',
  'books',
  'watermarks',
  'misc',
  'panoramas',
  'attachments',
  'attachment-copies',
  'invoices',
  'other',
] as const;
export type StorageKind = (typeof storageKinds)[number];
