export { pageRoutes } from './page.routes.ts';
export type { SitemapSource } from './sitemap.repository.ts';
export { xmlText } from './xml-text.ts';
