import { PlusOutlined } from '@ant-design/icons';
import { useGetRolesQuery } from '@tuyuan/api-client/account/role-management.ts';
import { useGetPermissionTreeQuery } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useDirtyGuard } from '../../../shared/form/use-dirty-guard.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { RoleDialog } from './role-dialog.tsx';
import styles from './role-editor.module.css';
import { roleFilters, roleTabs } from './role-filters.ts';
import { RoleHead } from './role-head.tsx';
import { RoleMembers } from './role-members.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { RolePicker } from './role-picker.tsx';

interface Making {
  readonly source: ManagedRole | undefined;
}

/** All roles and one of them in full: its permissions as a matrix, its members as a list. */
export function RoleEditor() {
  const control = useListState(roleFilters);
  const { roleId, tab } = control.state.filters;
  const { data, error, refetch } = useGetRolesQuery();
  const { data: tree } = useGetPermissionTreeQuery();
  const mayDo = usePermissions();
  const [making, setMaking] = useState<Making>();
  const { markDirty, leave } = useDirtyGuard();

  if (error !== undefined && data === undefined)
    return <NotLoaded isPage noun="角色" error={error} onRetry={refetch} />;
  if (!data || !tree) return <PageLoading />;
  const role = data.items.find(({ id }) => id === roleId) ?? data.items[0];
  const pick = (id: number | undefined) => control.setFilters({ roleId: id, keyword: '' });

  return (
    <>
      <PageHead
        title="角色"
        note={`${data.items.length} 个`}
        actions={
          mayDo('Pages.Roles.Create') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking({ source: undefined })}>
              新建角色
            </Button>
          )
        }
      />
      {role && (
        <div className={styles.page}>
          <RolePicker roles={data.items} value={role.id} onPick={(id) => leave(() => pick(id))} />
          <section className={styles.card} aria-label={role.displayName}>
            <RoleHead
              key={`head ${role.id}`}
              role={role}
              onCopy={() => setMaking({ source: role })}
              onDeleted={() => pick(undefined)}
            />
            <Tabs
              activeKey={tab}
              destroyOnHidden
              onChange={(key) => {
                const next = roleTabs.find((each) => each === key);
                if (next) leave(() => control.setFilters({ tab: next, keyword: '' }));
              }}
              items={[
                {
                  key: 'permissions',
                  label: `权限 ${role.permissions.length}`,
                  children: <RolePermissions key={role.id} role={role} tree={tree.items} onDirty={markDirty} />,
                },
                {
                  key: 'members',
                  label: `成员 ${role.memberCount}`,
                  children: <RoleMembers key={role.id} role={role} control={control} />,
                },
              ]}
            />
          </section>
        </div>
      )}
      {making && (
        <RoleDialog
          source={making.source}
          onClose={() => setMaking(undefined)}
          onMade={({ id }) => control.setFilters({ roleId: id, tab: 'permissions', keyword: '' })}
        />
      )}
    </>
  );
}
