export { findUsablePackage, listUsablePackages } from './package.repository.ts';
export { takePackageQuota } from './take-package-quota.ts';
