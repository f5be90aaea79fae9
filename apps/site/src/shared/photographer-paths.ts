import type { AuthorCard } from '@tuyuan/contract/library/image.ts';

export function photographerPath(id: number): string {
  return `/photographer/userinfo?id=${id}`;
}

/** All of a photographer's images. */
export function photographerPhotosPath(id: number): string {
  return `/photographer/photo?id=${id}`;
}

/** All of a photographer's albums. */
export function photographerAlbumsPath(id: number): string {
  return `/photographer/gallery?id=${id}`;
}

export function nameOf({ nickName, userName }: Pick<AuthorCard, 'nickName' | 'userName'>): string {
  return nickName || userName;
}
