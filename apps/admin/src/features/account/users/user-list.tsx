import { UserAddOutlined } from '@ant-design/icons';
import { useGetUnitsQuery } from '@tuyuan/api-client/account/organization-unit.ts';
import {
  useExportUsersMutation,
  useGetAssignableRolesQuery,
  useGetManagedUsersQuery,
} from '@tuyuan/api-client/account/user-management.ts';
import { useGetUserLabelsQuery } from '@tuyuan/api-client/library/user-label.ts';
import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { UserBulkBar } from './user-bulk-bar.tsx';
import { userColumns } from './user-columns.tsx';
import { userFilters } from './user-filters.ts';
import { UserRowMenu } from './user-row-menu.tsx';
import { userTabs } from './user-tabs.ts';

const UserDrawer = lazy(async () => ({ default: (await import('./user-drawer.tsx')).UserDrawer }));
const CreateUserDialog = lazy(async () => ({ default: (await import('./create-user-dialog.tsx')).CreateUserDialog }));

export function UserList() {
  const control = useListState(userFilters);
  const query = useGetManagedUsersQuery(control.request);
  const [exportUsers] = useExportUsersMutation();
  const { data: roles } = useGetAssignableRolesQuery();
  const actions = useUserActions();
  const { opened, open, showTab, close } = useOpened(userTabs);
  const mayDo = usePermissions();
  const { data: units } = useGetUnitsQuery(undefined, { skip: !mayDo('Pages.OrganizationUnits') });
  const { data: labels } = useGetUserLabelsQuery({ maxResultCount: 100 }, { skip: !mayDo('Pages.Labels') });
  const [isCreating, setCreating] = useState(false);
  const offered = roles?.items ?? [];
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{
          roleIds: offered.map(({ id, displayName }) => ({ id, name: displayName })),
          labelIds: labels?.items ?? [],
          unitIds: units?.items.length === 0 ? undefined : units?.items,
        }}
        name="users"
        title="用户"
        subject="用户"
        unit="人"
        rowHeight={52}
        scrollWidth={1040}
        narrowWidth={600}
        hiddenColumns={['email', 'labels']}
        rowLabel={({ nickName }) => `「${nickName}」`}
        onOpen={({ id }) => open(id)}
        onExport={mayDo('Pages.Users.Export') && ((format) => exportUsers({ ...control.all, format }).unwrap())}
        create={
          mayDo('Pages.Users.Create') && {
            label: '新建用户',
            icon: <UserAddOutlined />,
            run: () => setCreating(true),
          }
        }
        columns={(room) =>
          userColumns(room, {
            onOpen: ({ id }) => open(id),
            renderMore: (user) => <UserRowMenu user={user} actions={actions} onOpen={() => open(user.id)} />,
          })
        }
        bulkBar={
          (mayDo('Pages.Users.Edit') || mayDo('Pages.Users.Delete') || mayDo('Pages.Labels.Edit')) &&
          ((selection) => (
            <UserBulkBar selection={selection} actions={actions} roles={offered} labels={labels?.items ?? []} />
          ))
        }
        empty={{ text: '新建用户或有人注册后会出现在这里。' }}
      />
      {actions.dialog}
      <Suspense>
        {opened && (
          <UserDrawer
            key={opened.id}
            id={opened.id}
            tab={opened.tab}
            roles={offered}
            actions={actions}
            onTab={showTab}
            onClose={close}
          />
        )}
        {isCreating && (
          <CreateUserDialog roles={offered} onCreated={actions.showPassword} onClose={() => setCreating(false)} />
        )}
      </Suspense>
    </>
  );
}
