export { addSensitiveWords } from './add-sensitive-words.ts';
export { findWordHits } from './find-word-hits.ts';
export { assertNotBlocked, screenFields } from './refuse-blocked-text.ts';
export { screenText } from './screen-text.ts';
export { sensitiveWordRoutes } from './sensitive-word.routes.ts';
