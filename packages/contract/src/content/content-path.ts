/** Path of a picture that an editor uploaded for an article. Immutable, as `miscPath`. */
export function articlePicturePath(key: string): string {
  return `/api/Resource/Image/Article/${key}`;
}

/** Path of a film that an editor uploaded for an article. Immutable, as `miscPath`. */
export function articleVideoPath(key: string): string {
  return `/api/Resource/Video/Article/${key}`;
}
