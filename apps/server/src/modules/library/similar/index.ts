export { findSimilar, findSimilarJob } from './find-similar.ts';
