export {
  articleRoutes,
  articleSitemap,
  countArticleVisits,
  forgetAuthor,
  helpRoutes,
} from './article/index.ts';
