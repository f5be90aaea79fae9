export { forgetMarks } from './forget-marks.ts';
export type { LoadArticleCards } from './load-article-cards.ts';
export { markRoutes } from './mark.routes.ts';
export { publishedWorks } from './published-works.repository.ts';
export { setMark } from './set-mark.ts';
