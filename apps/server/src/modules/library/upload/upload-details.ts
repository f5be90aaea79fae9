import { type RequiredUploadField, UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import type { z } from 'zod';

/** What was said of a picture so far. */
export const GivenDetails = UploadDetails.partial();
export type GivenDetails = z.output<typeof GivenDetails>;

const nothingSaid: UploadDetails = {
  title: '',
  description: '',
  labels: [],
  categoryId: null,
  regionId: null,
  albumId: null,
  prices: { editorial: null, commercial: null, extended: null },
  canUseAuthPay: false,
  editorialOnly: false,
  aiUse: null,
};

/** Returns the details with what is left out filled as nobody said anything. */
export function completeDetails(given: GivenDetails): UploadDetails {
  return UploadDetails.parse({ ...nothingSaid, ...given });
}

/** Returns the required fields that are empty, in the order of the form. */
export function missingFields(details: UploadDetails, minLabels: number): RequiredUploadField[] {
  const { title, labels, categoryId, aiUse } = details;
  return [
    ...(title === '' ? (['title'] as const) : []),
    ...(labels.length < minLabels ? (['labels'] as const) : []),
    ...(categoryId === null ? (['categoryId'] as const) : []),
    ...(aiUse === null ? (['aiUse'] as const) : []),
  ];
}

/** Returns what the author filled in: an empty title, description or list is left to the file's metadata. */
export function filledDetails(given: GivenDetails): GivenDetails {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}
