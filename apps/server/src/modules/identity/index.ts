export { authenticate } from './authenticate.ts';
export { createUser } from './create-user.ts';
export { identityRoutes } from './identity.routes.ts';
export type { LoginRules } from './log-in.ts';
export { insertSeedRoles } from './seed-roles.repository.ts';
export { assignRole, findUserId } from './user.repository.ts';
