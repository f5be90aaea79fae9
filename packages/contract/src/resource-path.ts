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

/** Path of a piece of a picture's original, 1:1, for the reviewer who holds it; x and y are its corner in pixels of the original. */
export function reviewLoupePath(image: Pick<ImageReference, 'id'>, x: number, y: number): string {
  return `/api/Resource/ReviewLoupe/${image.id}?x=${x}&y=${y}`;
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

/** Path of a picture that an editor uploaded for an article. Immutable, as `miscPath`. */
export function articlePicturePath(key: string): string {
  return `/api/Resource/Image/Article/${key}`;
}

/** Path of a film that an editor uploaded for an article. Immutable, as `miscPath`. */
export function articleVideoPath(key: string): string {
  return `/api/Resource/Video/Article/${key}`;
}

/** Path of one side of an applicant’s identity card; answered to `Pages.Photographers.Review` only, and each view is logged. */
export function idCardPath(id: number): string {
  return `/api/Resource/IdCard/${id}`;
}

/** Path of a model or property release; answered to its author and to reviewers. */
export function releasePath(id: number): string {
  return `/api/Resource/Release/${id}`;
}

/** Path of a conference’s material, served only to permitted readers. */
export function attachmentPath(key: string): string {
  return `/api/Resource/Attachment/${key}`;
}

/** Path of a conference’s published schedule as an iCalendar file. */
export function conferenceCalendarPath(conferenceId: number): string {
  return `/api/Resource/Calendar/Conference/${conferenceId}.ics`;
}

/** Path of one published session as an iCalendar file. */
export function sessionCalendarPath(sessionId: number): string {
  return `/api/Resource/Calendar/Session/${sessionId}.ics`;
}

/** Path of a personal calendar; the token alone grants access. */
export function personalCalendarPath(token: string): string {
  return `/api/Resource/Calendar/Mine/${token}.ics`;
}

/** Path of one entry of the calendar at `feedPath`, by its key. */
export function personalEntryPath(feedPath: string, key: string): string {
  return `${feedPath.replace(/\.ics$/, '')}/${key}.ics`;
}

/** Path of a conference’s published schedule in frab’s JSON, which schedule apps read. */
export function frabPath(conferenceId: number): string {
  return `/api/Resource/Schedule/${conferenceId}.json`;
}

/** Path of a picture of a conference: cover, banner, in its text. Immutable, as `miscPath`. */
export function conferencePicturePath(key: string): string {
  return `/api/Resource/Image/Conference/${key}`;
}

/** Returns the key in a `conferencePicturePath`; null for "", no picture. */
export function conferencePictureKey(path: string): string | null {
  return path === '' ? null : path.slice(path.lastIndexOf('/') + 1);
}

/** Path of the smaller version, for phones, of the picture at a `conferencePicturePath`; "" stays "". */
export function phonePicturePath(path: string): string {
  return path === '' ? '' : `${path}/phone`;
}

/** Path of a photo on a conference’s live wall, by its image; answered while the wall is open, and to the conference’s staff. */
export function livePhotoPath(image: ImageReference, width: DerivativeWidth): string {
  return `/api/Resource/Image/Conference/${image.id}/${width}/${image.version}`;
}

/** Path of a live photo’s original for whom it was granted; the token is good for minutes. */
export function liveOriginalPath(token: string): string {
  return `/api/Resource/Image/Conference/Original/${token}`;
}

/** Path of a licensed picture for the person it was granted to; the token is good for minutes. */
export function licensedPicturePath(token: string): string {
  return `/api/Resource/Licensed/${token}`;
}

/** Path of an order's licensed pictures as a zip, as `licensedPicturePath`. */
export function orderFilesPath(token: string): string {
  return `/api/Resource/Licensed/Order/${token}`;
}

/** Path of an invoice's PDF. */
export function invoicePath(id: number | ':id'): string {
  return `/api/Resource/Invoice/${id}`;
}

/** Path of a licence's certificate, by its number. */
export function certificatePath(no: string): string {
  return `/api/Resource/Licence/${no}`;
}

/** Path of an award's certificate, by its number: for its winner and the office. */
export function awardCertificatePath(no: string): string {
  return `/api/Resource/Award/${no}`;
}

/** Path of a picture of a work in an activity, by width; answered for accepted works to everybody, else to its author, the office and the jury. Doesn’t name the image, which would name the author. */
export function workPicturePath(
  entryId: number,
  { version }: Pick<ImageReference, 'version'>,
  width: DerivativeWidth,
): string {
  return `/api/Resource/Work/${entryId}/${width}/${version}`;
}

/** Path of the whole log of an activity's votes, a JSON object a line; answered to everybody once the vote has ended, else to the office. */
export function voteLogPath(activityId: number): string {
  return `/api/Resource/VoteLog/${activityId}`;
}

/** Path of a picture beside feedback; answered to its writer and to `Pages.Feedback`. */
export function feedbackPicturePath(id: number): string {
  return `/api/Resource/Feedback/${id}`;
}
