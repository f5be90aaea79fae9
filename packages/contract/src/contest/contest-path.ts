import type { DerivativeWidth, ImageReference } from '../resource-path.ts';

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
