import type { DerivativeWidth, ImageReference } from '../resource-path.ts';

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

/** Path of a photo on a conference’s live wall, by its image; answered while the wall is open, and to the conference’s staff. */
export function livePhotoPath(image: ImageReference, width: DerivativeWidth): string {
  return `/api/Resource/Image/Conference/${image.id}/${width}/${image.version}`;
}

/** Path of a live photo’s original for whom it was granted; the token is good for minutes. */
export function liveOriginalPath(token: string): string {
  return `/api/Resource/Image/Conference/Original/${token}`;
}
