export { addSensitiveWords } from './add-sensitive-words.ts';
export { screenText } from './screen-text.ts';
export { sensitiveWordRoutes } from './sensitive-word.routes.ts';
