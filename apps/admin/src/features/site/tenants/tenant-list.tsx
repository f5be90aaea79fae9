import { PlusOutlined } from '@ant-design/icons';
import { useGetTenantsQuery } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import styles from './manage-tenants.module.css';
import type { NewTenant } from './new-tenant-dialog.tsx';
import { tenantColumns } from './tenant-columns.tsx';
import { tenantFilters } from './tenant-filters.ts';
import { TenantRowMenu } from './tenant-row-menu.tsx';

const TenantDrawer = lazy(async () => ({ default: (await import('./tenant-drawer.tsx')).TenantDrawer }));
const DeleteTenantDialog = lazy(async () => ({
  default: (await import('./delete-tenant-dialog.tsx')).DeleteTenantDialog,
}));
const NewTenantDialog = lazy(async () => ({ default: (await import('./new-tenant-dialog.tsx')).NewTenantDialog }));

/** Returns whether the host is an address that reaches every site: the platform answers under it whatever its sites are called. */
function isPlainAddress(host: string): boolean {
  return host === 'localhost' || /^[\d.]+$/.test(host) || host.includes(':') || host.startsWith('[');
}

/** The sites of this installation: usage, limits, and creating a new one. */
export function TenantList() {
  const control = useListState(tenantFilters);
  const query = useGetTenantsQuery(control.request);
  const mayDo = usePermissions();
  const [edited, setEdited] = useState<ManagedTenant | 'new'>();
  const [made, setMade] = useState<NewTenant>();
  const onEdit = mayDo('Pages.Tenants.Edit') ? setEdited : undefined;
  const [deleted, setDeleted] = useState<ManagedTenant>();
  const onDelete = mayDo('Pages.Tenants.Delete') ? setDeleted : undefined;
  const host = query.data?.items.find(({ isHost }) => isHost);
  // Once there are two sites, an unclaimed host name belongs to none of them.
  const isHostNameless = host?.hostName === null && !isPlainAddress(location.hostname);

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="tenants"
        title="租户"
        note={query.data && `${formatCount(query.data.totalCount)} 个站点`}
        subject="站点"
        unit="个"
        rowHeight={52}
        scrollWidth={900}
        onOpen={onEdit}
        create={
          mayDo('Pages.Tenants.Create') && {
            label: '新建租户',
            icon: <PlusOutlined />,
            isDisabled: isHostNameless,
            run: () => setEdited('new'),
          }
        }
        columns={(room) =>
          tenantColumns(room, (tenant) => <TenantRowMenu tenant={tenant} onEdit={onEdit} onDelete={onDelete} />)
        }
        empty={{ text: '新建的站点会出现在这里。' }}
      >
        {isHostNameless && (
          <Alert
            type="warning"
            showIcon
            className={styles.notice ?? ''}
            title="先给平台自己的站点填写域名"
            description={`有了第二个站点以后，没有登记的域名都打不开；现在用的 ${location.hostname} 也一样。`}
            action={
              onEdit && (
                <Button size="small" onClick={() => onEdit(host)}>
                  填写域名
                </Button>
              )
            }
          />
        )}
      </ListScreen>
      <Suspense>
        {edited && (
          <TenantDrawer
            key={edited === 'new' ? 'new' : edited.id}
            tenant={edited === 'new' ? undefined : edited}
            onCreated={setMade}
            onClose={() => setEdited(undefined)}
          />
        )}
        {deleted && <DeleteTenantDialog tenant={deleted} onClose={() => setDeleted(undefined)} />}
        {made && <NewTenantDialog made={made} onClose={() => setMade(undefined)} />}
      </Suspense>
    </>
  );
}
