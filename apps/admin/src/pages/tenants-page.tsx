import { TenantList } from '../features/manage-tenants/tenant-list.tsx';

export function TenantsPage() {
  return <TenantList />;
}
