export { dropUnpaidPackage, openPaidPackage } from './follow-package-order.ts';
export { forfeitPackages } from './forfeit-packages.ts';
export { grantPackage } from './grant-package.ts';
export { insertOffer } from './package-offer.repository.ts';
export { packageSaleRoutes } from './package-sale.routes.ts';
