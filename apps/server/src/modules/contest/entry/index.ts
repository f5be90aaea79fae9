export { entryRoutes } from './entry.routes.ts';
export { categoryName, clock, pictures } from './entry-parts.repository.ts';
