import { UserAddOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { useGetRoleMembersQuery, useRemoveRoleMembersMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { memberColumns } from './member-columns.tsx';
import type { RoleFilters } from './role-filters.ts';

interface RoleMembersProps {
  readonly role: ManagedRole;
  readonly control: ListControl<RoleFilters>;
}

export function RoleMembers({ role, control }: RoleMembersProps) {
  const { keyword } = control.state.filters;
  const query = useGetRoleMembersQuery({ id: role.id, keyword, ...pageRequest(control.state) });
  const [remove] = useRemoveRoleMembersMutation();
  const bulk = useBulkAction<ManagedUser & { title: string }>('人', ({ id, nickName }) => (
    <PersonMark id={id} name={nickName} size={24} />
  ));
  const mayDo = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const mayChange = mayDo('Pages.Users.Edit') && (role.isStatic || role.isChangeable);

  async function takeOut(rows: readonly ManagedUser[], selection: Selection<ManagedUser>): Promise<void> {
    const failed = await bulk.start({
      verb: '移出',
      rows: rows.map((row) => ({ ...row, title: row.nickName })),
      run: (ids) => remove({ ids, roleId: role.id }).unwrap(),
    });
    selection.keepOnly(failed);
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="role-members"
        subject="成员"
        unit="人"
        rowHeight={52}
        scrollWidth={560}
        narrowWidth={480}
        rowLabel={({ nickName }) => `「${nickName}」`}
        columns={(_room, selection) =>
          memberColumns({
            linksToUsers: mayDo('Pages.Users'),
            onRemove: mayChange ? (user) => void takeOut([user], selection) : undefined,
          })
        }
        tools={
          mayChange &&
          mayDo('Pages.Users') && (
            <Button icon={<UserAddOutlined />} onClick={() => setAdding(true)}>
              加成员
            </Button>
          )
        }
        bulkBar={
          mayChange &&
          ((selection) => (
            <BulkBar
              selection={selection}
              unit="人"
              isRunning={bulk.isRunning}
              commands={[
                {
                  key: 'remove',
                  label: '移出角色',
                  icon: <UserDeleteOutlined />,
                  run: () => void takeOut(selection.rows, selection),
                },
              ]}
            />
          ))
        }
        empty={{ text: mayChange ? '点「加成员」，成员立即得到这个角色的权限。' : '有权限的管理员可以加成员。' }}
      />
      {bulk.dialog}
      {isAdding && <AddMembersDialog role={role} onClose={() => setAdding(false)} />}
    </>
  );
}
