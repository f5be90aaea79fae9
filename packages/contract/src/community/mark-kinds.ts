/** What can be liked and collected, free of zod. */
export const markKinds = ['image', 'album', 'article'] as const;
export type MarkKind = (typeof markKinds)[number];
