import { imagePath, miscPath } from '@tuyuan/contract/resource-path.ts';

interface Avatar {
  /** Of an own picture; it goes before the image of the library. */
  readonly avatar_key: string | null;
  readonly avatar_id: number | null;
  readonly avatar_version: string | null;
}

/** "" for a person without a picture. */
export function avatarPath({ avatar_key: key, avatar_id: id, avatar_version: version }: Avatar): string {
  if (key !== null) return miscPath(key);
  return id === null || version === null ? '' : imagePath({ id, version }, 320);
}
