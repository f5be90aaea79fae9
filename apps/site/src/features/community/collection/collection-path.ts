import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';

const paths: Readonly<Record<MarkKind, string>> = {
  image: '/user/main/collection/photo',
  album: '/user/main/collection/gallery',
  article: '/user/main/collection/article',
};

/** The page of a folder, 0 for what lies in none; without one of all that is collected. */
export function collectionPath(kind: MarkKind, folderId?: number, page = 1): string {
  const query = new URLSearchParams({
    ...(folderId !== undefined && { folder: String(folderId) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? paths[kind] : `${paths[kind]}?${query}`;
}
