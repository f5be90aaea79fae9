export { type Alike, lookComparer, type WantedLook } from './compare-looks.ts';
export { describeRegions, describeRegionsJob } from './describe-regions-job.ts';
export { findLookAlikes, type LookAlike, rankByLook } from './find-look-alikes.ts';
export { findSimilar, findSimilarJob } from './find-similar.ts';
export { LookTables } from './look-tables.ts';
export {
  findCommonLabel,
  findKeptSimilar,
  findPublishedLook,
  findRegionLooks,
  regionRecipe,
  saveRegionLooks,
  wordsOf,
} from './region-look.repository.ts';
