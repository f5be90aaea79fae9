import type { PictureMetadata } from '../../../platform/imaging/read-metadata.ts';
import { type ImageDetails, locatePicture } from '../ingest/index.ts';

const maxTitle = 100;
const maxDescription = 2000;
const maxLabel = 20;
const maxLabels = 20;

/** Returns what a file says of its picture, in the lengths that the upload's form allows. */
export function metadataDetails(metadata: PictureMetadata): ImageDetails {
  const words = [...metadata.keywords, ...locatePicture(metadata).words].map((word) => word.trim());
  return {
    title: cut(metadata.title ?? '', maxTitle),
    description: cut(metadata.description ?? '', maxDescription),
    labels: [...new Set(words)].filter((word) => word !== '' && word.length <= maxLabel).slice(0, maxLabels),
  };
}

/** Never within a character of two units. */
function cut(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
