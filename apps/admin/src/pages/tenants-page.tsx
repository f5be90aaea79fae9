import { TenantList } from '../features/site/tenants/tenant-list.tsx';

export function TenantsPage() {
  return <TenantList />;
}
