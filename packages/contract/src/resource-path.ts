/** Widths, in px, in which every image is served; a smaller original is never enlarged. */
export const derivativeWidths = [320, 640, 1280, 1600] as const;
export type DerivativeWidth = (typeof derivativeWidths)[number];

export interface ImageReference {
  id: number;
  /** Random; changes whenever the derivatives are rendered again. Without it no derivative is served. */
  version: string;
}

/** Path of a derivative by width. Immutable: may be cached for ever. */
export function imagePath(image: ImageReference, width: DerivativeWidth): string {
  return `/api/Resource/Image/${image.id}/${width}/${image.version}`;
}

/** Path of the derivative 300 px high. */
export function fixHeightPath(image: ImageReference): string {
  return `/api/Resource/Image/FixHeight/${image.id}/${image.version}`;
}

/** Widths, in px, of the rendering for places that editors fill. */
export const decorationWidths = [800, 1600] as const;
export type DecorationWidth = (typeof decorationWidths)[number];

/** Path of the rendering for a hero, a banner, a cover: cut to the place, with a small mark. Only of pictures chosen for one. */
export function decorationPath(image: ImageReference, width: DecorationWidth): string {
  return `/api/Resource/Image/Decoration/${image.id}/${width}/${image.version}`;
}

/** Path of the original; answered only to a licence, the authorship or `Pages.Images.Download`. */
export function rawPath(image: Pick<ImageReference, 'id'>): string {
  return `/api/Resource/Image/Raw/${image.id}`;
}

/** Pixels of the original, each way, that one tile shows at most. */
export const tileSide = 1024;

/** Path of a tile of the original at its full size, counted from the upper left; answered to whom `rawPath` is. */
export function tilePath(image: ImageReference, column: number, row: number): string {
  return `/api/Resource/Image/Tile/${image.id}/${column}/${row}/${image.version}`;
}

/** Path of one of the files that are made of a video, by their names: `master.m3u8`, `preview.mp4`, `720.m3u8`. Immutable. */
export function videoFilePath({ id, version }: ImageReference, name: string): string {
  return `/api/Resource/Video/${id}/${version}/${name}`;
}

/** Path of a video's poster. Immutable: another one has another version. */
export function videoPosterPath(id: number, posterVersion: string, width: 640 | 1280): string {
  return `/api/Resource/Video/Poster/${id}/${width}/${posterVersion}`;
}

/** Path of captions, as WebVTT. Immutable. */
export function videoCaptionPath(id: number, caption: ImageReference): string {
  return `/api/Resource/Video/Caption/${id}/${caption.id}/${caption.version}`;
}

/** Path of a video's original; answered where it is free, to its author and to `Pages.Videos.Download`. */
export function videoRawPath(id: number): string {
  return `/api/Resource/Video/Raw/${id}`;
}

/** Path of a piece of a picture's original, 1:1, for the reviewer who holds it; x and y are its corner in pixels of the original. */
export function reviewLoupePath(image: Pick<ImageReference, 'id'>, x: number, y: number): string {
  return `/api/Resource/ReviewLoupe/${image.id}?x=${x}&y=${y}`;
}

/** Path of a picture that is searched with; answered to the browser that sent it, for an hour. */
export function tempImagePath(tempKey: string): string {
  return `/api/Resource/TempImage/${tempKey}`;
}

/** Path of one download of all that a site has; the token is good for one use. */
export function tenantArchivePath(token: string): string {
  return `/api/Resource/TenantArchive/${token}`;
}

/** Path of one download of one’s own originals; the token is good for one use. */
export function ownPicturesPath(token: string): string {
  return `/api/Resource/OwnPictures/${token}`;
}

/** Path of one download of an exported list; the token is good for one use. */
export function exportPath(token: string): string {
  return `/api/Resource/Export/${token}`;
}

/** Path of a small uploaded picture (avatar, logo, background). Immutable: another picture has another key. */
export function miscPath(key: string): string {
  return `/api/Resource/Misc/${key}`;
}

/** Path of the smaller version, for phones, of an uploaded cover or banner; "" stays "". */
export function phonePicturePath(path: string): string {
  return path === '' ? '' : `${path}/phone`;
}

/** Path of one side of an applicant’s identity card; answered to `Pages.Photographers.Review` only, and each view is logged. */
export function idCardPath(id: number): string {
  return `/api/Resource/IdCard/${id}`;
}

/** Path of a model or property release; answered to its author and to reviewers. */
export function releasePath(id: number): string {
  return `/api/Resource/Release/${id}`;
}
