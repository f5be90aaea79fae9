export {
  articleRoutes,
  articleSitemap,
  countArticleVisits,
  helpRoutes,
  loadArticleCards,
} from './article/index.ts';
