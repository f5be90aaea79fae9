import { UserAddOutlined } from '@ant-design/icons';
import { useGetUnitsQuery } from '@tuyuan/api-client/account/organization-unit.ts';
import {
  useExportUsersMutation,
  useGetAssignableRolesQuery,
  useGetManagedUsersQuery,
} from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { UserBulkBar } from './user-bulk-bar.tsx';
import { userColumns } from './user-columns.tsx';
import { UserFilterRow } from './user-filter-row.tsx';
import { activeUserFilters, noUserFilters, userListRules } from './user-filters.ts';
import { allUsersRequest, userListRequest } from './user-list-request.ts';
import { UserRowMenu } from './user-row-menu.tsx';
import { userTabs } from './user-tabs.ts';

const UserDrawer = lazy(async () => ({ default: (await import('./user-drawer.tsx')).UserDrawer }));
const CreateUserDialog = lazy(async () => ({ default: (await import('./create-user-dialog.tsx')).CreateUserDialog }));

export function UserList() {
  const control = useListState(userListRules);
  const { state } = control;
  const query = useGetManagedUsersQuery(userListRequest(state));
  const [exportUsers] = useExportUsersMutation();
  const { data: roleChoices } = useGetAssignableRolesQuery();
  const selection = useSelection<ManagedUser>();
  const actions = useUserActions();
  const { opened, open, showTab, close } = useOpened(userTabs);
  const mayDo = usePermissions();
  const { data: unitTree } = useGetUnitsQuery(undefined, { skip: !mayDo('Pages.OrganizationUnits') });
  const { user: self } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const [isCreating, setCreating] = useState(false);

  const items = query.data?.items ?? [];
  const roles = roleChoices?.items ?? [];
  const units = unitTree?.items ?? [];
  const active = activeUserFilters(state.filters, roles, units);
  const shownIds = new Set(items.map(({ id }) => id));

  return (
    <>
      <PageHead
        title="用户"
        note={query.data && `${formatCount(query.data.totalCount)} 人`}
        actions={
          <>
            {mayDo('Pages.Users.Export') && (
              <ExportButton onExport={(format) => exportUsers({ ...allUsersRequest(state), format }).unwrap()} />
            )}
            {mayDo('Pages.Users.Create') && (
              <Button type="primary" icon={<UserAddOutlined />} onClick={() => setCreating(true)}>
                新建用户
              </Button>
            )}
          </>
        }
      />
      <ListTable<ManagedUser>
        control={control}
        defaultSorting={userListRules.defaultSorting}
        query={query}
        hiddenColumns={['email']}
        unit="人"
        rowHeight={52}
        scrollWidth={lg ? 1040 : md === false ? 0 : 600}
        rowLabel={({ nickName }) => `「${nickName}」`}
        settingsKey={`admin.users.columns.${self?.id ?? 0}`}
        selection={selection}
        isSelectable={mayDo('Pages.Users.Edit') || mayDo('Pages.Users.Delete')}
        onOpen={({ id }) => open(id)}
        columns={userColumns({
          sorting: state.sorting,
          isNarrow: lg === false,
          isPhone: md === false,
          now: new Date(),
          onOpen: ({ id }) => open(id),
          renderMore: (user) => <UserRowMenu user={user} actions={actions} onOpen={() => open(user.id)} />,
        })}
        filters={<UserFilterRow control={control} active={active} roles={roles} units={units} />}
        bulkBar={
          <UserBulkBar
            selection={selection}
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            actions={actions}
            roles={roles}
          />
        }
        empty={
          active.length > 0 ? (
            <NoMatch
              subject="用户"
              onClear={() => control.setFilters(noUserFilters)}
              drops={active.map(({ label, without }) => (
                <Button key={label} onClick={() => control.setFilters(without)}>
                  去掉「{label}」
                </Button>
              ))}
            />
          ) : (
            <StateMessage
              picture="empty"
              title="这一页没有用户"
              actions={<Button onClick={() => control.setPage(1, state.pageSize)}>回第一页</Button>}
            />
          )
        }
      />
      {actions.dialog}
      <Suspense>
        {opened && (
          <UserDrawer
            key={opened.id}
            id={opened.id}
            tab={opened.tab}
            roles={roles}
            actions={actions}
            onTab={showTab}
            onClose={close}
          />
        )}
        {isCreating && (
          <CreateUserDialog roles={roles} onCreated={actions.showPassword} onClose={() => setCreating(false)} />
        )}
      </Suspense>
    </>
  );
}
