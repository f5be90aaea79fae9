export {
  articleRoutes,
  articleSitemap,
  countArticleVisits,
} from './article/index.ts';
