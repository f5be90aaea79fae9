export { authenticate } from './authenticate.ts';
export { createUser } from './create-user.ts';
export { identityRoutes } from './identity.routes.ts';
export { insertSeedRoles } from './seed-roles.repository.ts';
export { assignRole } from './user.repository.ts';
