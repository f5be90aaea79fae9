export { loadArticleCards } from './article.repository.ts';
export { articleRoutes } from './article.routes.ts';
export { articleSitemap } from './article-sitemap.repository.ts';
export { countArticleVisits } from './article-visit.repository.ts';
export { forgetAuthor } from './forget-author.ts';
export { helpRoutes } from './help.routes.ts';
