import { PlusOutlined } from '@ant-design/icons';
import { useGetTenantsQuery } from '@tuyuan/api-client/site/tenant-management.ts';
import type { ManagedTenant } from '@tuyuan/contract/site/tenant-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Alert, Button, Grid, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import styles from './manage-tenants.module.css';
import type { NewTenant } from './new-tenant-dialog.tsx';
import { tenantColumns } from './tenant-columns.tsx';
import {
  activeTenantFilters,
  noTenantFilters,
  tenantListRequest,
  tenantListRules,
  tenantStates,
  tenantStateTitles,
} from './tenant-filters.ts';
import { TenantRowMenu } from './tenant-row-menu.tsx';

const TenantDrawer = lazy(async () => ({ default: (await import('./tenant-drawer.tsx')).TenantDrawer }));
const NewTenantDialog = lazy(async () => ({ default: (await import('./new-tenant-dialog.tsx')).NewTenantDialog }));

/** An address every site can be reached by: the platform answers under it whatever its sites are called. */
function isPlainAddress(host: string): boolean {
  return host === 'localhost' || /^[\d.]+$/.test(host) || host.includes(':') || host.startsWith('[');
}

/** The sites of this installation: what they use, how much they may, and the way in for a new one. */
export function TenantList() {
  const control = useListState(tenantListRules);
  const { state } = control;
  const query = useGetTenantsQuery(tenantListRequest(state));
  const selection = useSelection<ManagedTenant>();
  const mayDo = usePermissions();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const [edited, setEdited] = useState<ManagedTenant | 'new'>();
  const [made, setMade] = useState<NewTenant>();
  const mayEdit = mayDo('Pages.Tenants.Edit');
  const active = activeTenantFilters(state.filters);
  const host = query.data?.items.find(({ isHost }) => isHost);
  // Once there are two sites, a name nobody has claimed belongs to none of them.
  const isHostNameless = host?.hostName === null && !isPlainAddress(location.hostname);
  const edit = (tenant: ManagedTenant) => mayEdit && setEdited(tenant);

  return (
    <>
      <PageHead
        title="租户"
        note={query.data && `${formatCount(query.data.totalCount)} 个站点`}
        actions={
          mayDo('Pages.Tenants.Create') && (
            <Button type="primary" icon={<PlusOutlined />} disabled={isHostNameless} onClick={() => setEdited('new')}>
              新建租户
            </Button>
          )
        }
      />
      {isHostNameless && (
        <Alert
          type="warning"
          showIcon
          className={styles.notice ?? ''}
          title="先给平台自己的站点填写域名"
          description={`有了第二个站点以后，没有登记的域名都打不开；现在用的 ${location.hostname} 也一样。`}
          action={
            mayEdit &&
            host && (
              <Button size="small" onClick={() => setEdited(host)}>
                填写域名
              </Button>
            )
          }
        />
      )}
      <ListTable<ManagedTenant>
        control={control}
        defaultSorting={tenantListRules.defaultSorting}
        query={query}
        hiddenColumns={[]}
        unit="个"
        rowHeight={52}
        scrollWidth={lg ? 900 : md === false ? 0 : 640}
        rowLabel={({ name }) => `「${name}」`}
        settingsKey={`admin.tenants.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={mayEdit ? edit : undefined}
        columns={tenantColumns({
          sorting: state.sorting,
          isNarrow: lg === false,
          isPhone: md === false,
          now: new Date(),
          renderMore: (tenant) => <TenantRowMenu tenant={tenant} mayEdit={mayEdit} onEdit={() => edit(tenant)} />,
        })}
        filters={
          <FilterRow
            keyword={
              <KeywordInput
                value={state.filters.keyword}
                placeholder="名称或域名"
                onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
              />
            }
            controls={[
              {
                key: 'state',
                label: '状态',
                isSet: state.filters.state !== undefined,
                control: (
                  <Select
                    className={classNames(styles.state)}
                    allowClear
                    placeholder="状态"
                    aria-label="状态"
                    value={state.filters.state ?? null}
                    options={tenantStates.map((value) => ({ value, label: tenantStateTitles[value] }))}
                    onChange={(value) => control.setFilters({ state: value ?? undefined })}
                  />
                ),
              },
            ]}
            active={active}
            onDrop={control.setFilters}
            onClear={() => control.setFilters(noTenantFilters)}
          />
        }
        bulkBar={null}
        empty={
          <NoMatch
            subject="站点"
            onClear={() => control.setFilters(noTenantFilters)}
            drops={active.map(({ label, without }) => (
              <Button key={label} onClick={() => control.setFilters(without)}>
                去掉「{label}」
              </Button>
            ))}
          />
        }
      />
      <Suspense>
        {edited && (
          <TenantDrawer
            key={edited === 'new' ? 'new' : edited.id}
            tenant={edited === 'new' ? undefined : edited}
            onCreated={setMade}
            onClose={() => setEdited(undefined)}
          />
        )}
        {made && <NewTenantDialog made={made} onClose={() => setMade(undefined)} />}
      </Suspense>
    </>
  );
}
