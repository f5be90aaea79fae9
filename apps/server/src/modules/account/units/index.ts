export { organizationUnitRoutes } from './organization-unit.routes.ts';
export { findPublicUnitsOf } from './public-unit.repository.ts';
