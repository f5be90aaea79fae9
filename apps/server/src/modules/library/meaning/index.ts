export { describeMeaningsJob, workMeaningJobs } from './describe-meanings.ts';
export { imageMeaningRoutes } from './image-meaning.routes.ts';
export { type MeaningSearch, openMeaningSearch } from './meaning-search.ts';
export type { TextImage, TextImageModel } from './text-image-model.ts';
