export { siteContentRoutes } from './site-content.routes.ts';
