export { dropUnpaidPackage, openPaidPackage } from './follow-package-order.ts';
export { forfeitPackages } from './forfeit-packages.ts';
export { packageSaleRoutes } from './package-sale.routes.ts';
