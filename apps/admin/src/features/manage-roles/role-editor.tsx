import { PlusOutlined } from '@ant-design/icons';
import { useGetRolesQuery } from '@tuyuan/api-client/role-management.ts';
import { useGetPermissionTreeQuery } from '@tuyuan/api-client/user-management.ts';
import type { ManagedRole } from '@tuyuan/contract/role-management.ts';
import { App, Button, Tabs } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { usePermissions } from '../../shared/session/session-context.tsx';
import { PageLoading } from '../../shared/states/page-loading.tsx';
import { StateMessage } from '../../shared/states/state-message.tsx';
import { RoleDialog } from './role-dialog.tsx';
import styles from './role-editor.module.css';
import { RoleHead } from './role-head.tsx';
import { roleListRules, roleTabs } from './role-list-rules.ts';
import { RoleMembers } from './role-members.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { RolePicker } from './role-picker.tsx';

interface Making {
  readonly source: ManagedRole | undefined;
}

/** All roles and one of them in full: its permissions as a matrix, its members as a list. */
export function RoleEditor() {
  const { modal } = App.useApp();
  const control = useListState(roleListRules);
  const { roleId, tab } = control.state.filters;
  const { data, error, refetch } = useGetRolesQuery();
  const { data: tree } = useGetPermissionTreeQuery();
  const mayDo = usePermissions();
  const [making, setMaking] = useState<Making>();
  const dirty = useRef(false);

  if (error !== undefined && data === undefined)
    return (
      <StateMessage
        isPage
        picture="broken"
        title="角色没取到"
        role="alert"
        actions={<Button onClick={() => void refetch()}>再试一次</Button>}
      >
        {failureText(error)}
      </StateMessage>
    );
  if (!data || !tree) return <PageLoading />;
  const role = data.items.find(({ id }) => id === roleId) ?? data.items[0];
  const setDirty = (isDirty: boolean) => {
    dirty.current = isDirty;
  };

  function leave(go: () => void): void {
    if (!dirty.current) go();
    else
      void modal.confirm({
        title: '放弃没保存的修改？',
        content: '离开后，这个角色的改动不会保留。',
        okText: '放弃修改',
        cancelText: '继续编辑',
        onOk: () => {
          dirty.current = false;
          go();
        },
      });
  }
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
                  children: <RolePermissions key={role.id} role={role} tree={tree.items} onDirty={setDirty} />,
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
