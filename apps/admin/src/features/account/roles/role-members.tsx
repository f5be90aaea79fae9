import { UserAddOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { useGetRoleMembersQuery, useRemoveRoleMembersMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { pageRequest } from '../../../shared/list/list-state.ts';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { memberColumns } from './member-columns.tsx';
import { type RoleFilters, roleListRules } from './role-list-rules.ts';

interface RoleMembersProps {
  readonly role: ManagedRole;
  readonly control: ListControl<RoleFilters>;
}

export function RoleMembers({ role, control }: RoleMembersProps) {
  const { state } = control;
  const { keyword } = state.filters;
  const query = useGetRoleMembersQuery({ id: role.id, keyword, ...pageRequest(state) });
  const [remove] = useRemoveRoleMembersMutation();
  const selection = useSelection<ManagedUser>();
  const bulk = useBulkAction<ManagedUser & { title: string }>('人', ({ id, nickName }) => (
    <PersonMark id={id} name={nickName} size={24} />
  ));
  const mayDo = usePermissions();
  const { user: self } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
  const [isAdding, setAdding] = useState(false);
  const mayChange = mayDo('Pages.Users.Edit') && (role.isStatic || role.isChangeable);
  const shownIds = new Set(query.data?.items.map(({ id }) => id) ?? []);

  async function takeOut(rows: readonly ManagedUser[]): Promise<void> {
    const failed = await bulk.start({
      verb: '移出',
      rows: rows.map((row) => ({ ...row, title: row.nickName })),
      run: (ids) => remove({ ids, roleId: role.id }).unwrap(),
    });
    selection.keepOnly(failed);
  }

  return (
    <>
      <ListTable<ManagedUser>
        control={control}
        defaultSorting={roleListRules.defaultSorting}
        query={query}
        hiddenColumns={[]}
        unit="人"
        rowHeight={52}
        scrollWidth={lg ? 560 : md === false ? 0 : 480}
        rowLabel={({ nickName }) => `「${nickName}」`}
        settingsKey={`admin.role-members.columns.${self?.id ?? 0}`}
        selection={selection}
        isSelectable={mayChange}
        onOpen={undefined}
        columns={memberColumns({
          isPhone: md === false,
          linksToUsers: mayDo('Pages.Users'),
          onRemove: mayChange ? (user) => void takeOut([user]) : undefined,
        })}
        filters={
          <FilterRow<RoleFilters>
            keyword={
              <KeywordInput
                value={keyword}
                placeholder="用户名、昵称"
                onChange={(text) => control.setFilters({ keyword: text }, { replace: true })}
              />
            }
            controls={
              mayChange && mayDo('Pages.Users')
                ? [
                    {
                      key: 'add',
                      label: '成员',
                      isSet: false,
                      control: (
                        <Button icon={<UserAddOutlined />} onClick={() => setAdding(true)}>
                          加成员
                        </Button>
                      ),
                    },
                  ]
                : []
            }
            active={[]}
            onDrop={control.setFilters}
            onClear={() => control.setFilters({ keyword: '' })}
          />
        }
        bulkBar={
          <BulkBar
            count={selection.ids.length}
            unit="人"
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            isRunning={bulk.isRunning}
            onClear={selection.clear}
            commands={[
              {
                key: 'remove',
                label: '移出角色',
                icon: <UserDeleteOutlined />,
                run: () => void takeOut(selection.rows),
              },
            ]}
          />
        }
        empty={
          keyword === '' ? (
            <StateMessage picture="empty" title="还没有成员">
              {mayChange ? '点「加成员」，成员立即得到这个角色的权限。' : '有权限的管理员可以加成员。'}
            </StateMessage>
          ) : (
            <NoMatch subject="成员" drops={null} onClear={() => control.setFilters({ keyword: '' })} />
          )
        }
      />
      {bulk.dialog}
      {isAdding && <AddMembersDialog role={role} onClose={() => setAdding(false)} />}
    </>
  );
}
