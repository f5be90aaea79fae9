export {
  articleRoutes,
  articleSitemap,
  countArticleVisits,
  forgetAuthor,
  helpRoutes,
  loadArticleCards,
} from './article/index.ts';
