export { findLookAlikes, type LookAlike, rankByLook } from './find-look-alikes.ts';
export { findSimilar, findSimilarJob } from './find-similar.ts';
