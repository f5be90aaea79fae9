export { type SiteContentDeps, siteContentRoutes } from './site-content.routes.ts';
