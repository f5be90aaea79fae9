export { accountSafetyRoutes } from './account-safety.routes.ts';
export { deleteExpiredExportLinks } from './data-export.repository.ts';
export { deleteDueAccounts } from './delete-due-accounts.ts';
export { describeDevice } from './describe-device.ts';
