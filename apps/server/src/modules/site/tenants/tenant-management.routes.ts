import * as tenants from '@tuyuan/contract/site/tenant-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createTenant } from './create-tenant.ts';
import { deleteTenant } from './delete-tenant.ts';
import { exportTenant } from './export-tenant.ts';
import { listTenants } from './list-tenants.ts';
import { resumeTenant } from './resume-tenant.ts';
import { suspendTenant } from './suspend-tenant.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';
import { updateTenant } from './update-tenant.ts';

/** The platform's management of its sites. On any other site no user has these permissions. */
export function tenantManagementRoutes(app: FastifyInstance, deps: TenantManagementDeps): void {
  bindEndpoint(app, tenants.getTenants, (_context, query) => listTenants(query, deps));
  bindEndpoint(app, tenants.createTenant, (_context, input) => createTenant(input, deps));
  bindEndpoint(app, tenants.updateTenant, (_context, input) => updateTenant(input, deps));
  bindEndpoint(app, tenants.suspendTenant, (_context, { id }) => suspendTenant(id, deps));
  bindEndpoint(app, tenants.deleteTenant, (_context, input) => deleteTenant(input, deps));
  bindEndpoint(app, tenants.exportTenant, (context, { id }) => exportTenant(context, id, deps));
  bindEndpoint(app, tenants.resumeTenant, (_context, { id }) => resumeTenant(id, deps));
}
