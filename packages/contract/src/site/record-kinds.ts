/** Kinds of records that the back office's search finds, free of zod. In the order they are shown. */
export const recordKinds = [
  'image',
  'album',
  'video',
  'book',
  'panorama',
  'user',
  'order',
  'conference',
  'article',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Found of each kind at most. */
export const maxRecordsOfKind = 5;
export const maxRecordWords = 50;
