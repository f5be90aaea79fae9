export {
  articleRoutes,
  articleSitemap,
  countArticleVisits,
  helpRoutes,
} from './article/index.ts';
