export { supplierRoutes } from './supplier.routes.ts';
