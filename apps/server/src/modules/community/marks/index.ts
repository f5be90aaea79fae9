export { forgetMarks } from './forget-marks.ts';
export type { LoadArticleCards } from './load-article-cards.ts';
export { publishedWorks } from './mark.repository.ts';
export { markRoutes } from './mark.routes.ts';
export { setMark } from './set-mark.ts';
