import { CheckCircleOutlined, DeleteOutlined, StopOutlined, TagOutlined, TagsOutlined } from '@ant-design/icons';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import type { NamedReference } from '@tuyuan/contract/library/image.ts';
import { useState } from 'react';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AddRoleDialog } from './add-role-dialog.tsx';
import { LabelUsersDialog } from './label-users-dialog.tsx';
import { titled, type UserActions } from './use-user-actions.tsx';

interface UserBulkBarProps {
  readonly selection: Selection<ManagedUser>;
  readonly actions: UserActions;
  readonly labels: readonly NamedReference[];
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
}

export function UserBulkBar({ selection, actions, labels, roles }: UserBulkBarProps) {
  const mayDo = usePermissions();
  const [isAdding, setAdding] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  const rows = selection.rows.map(titled);

  async function keepFailed(run: Promise<number[] | undefined>): Promise<void> {
    const failed = await run;
    if (failed !== undefined) selection.keepOnly(failed);
  }

  const editing: BulkCommand[] = [
    { key: 'role', label: '加角色', icon: <TagOutlined />, letter: 'R', run: () => setAdding(true) },
    {
      key: 'activate',
      label: '启用',
      icon: <CheckCircleOutlined />,
      letter: 'P',
      run: () => void keepFailed(actions.activate(rows)),
    },
    {
      key: 'deactivate',
      label: '停用',
      icon: <StopOutlined />,
      letter: 'O',
      run: () => void keepFailed(actions.deactivate(rows)),
    },
  ];
  const labelling: BulkCommand[] = [
    { key: 'label', label: '贴标签', icon: <TagsOutlined />, letter: 'T', run: () => setLabelling(true) },
  ];
  const removing: BulkCommand[] = [
    { key: 'delete', label: '删除', icon: <DeleteOutlined />, run: () => void keepFailed(actions.remove(rows)) },
  ];
  return (
    <>
      <BulkBar
        selection={selection}
        unit="人"
        isRunning={actions.isRunning}
        commands={[
          ...(mayDo('Pages.Users.Edit') ? editing : []),
          ...(mayDo('Pages.Labels.Edit') ? labelling : []),
          ...(mayDo('Pages.Users.Delete') ? removing : []),
        ]}
      />
      {isLabelling && <LabelUsersDialog userIds={selection.ids} labels={labels} onClose={() => setLabelling(false)} />}
      {isAdding && (
        <AddRoleDialog
          count={rows.length}
          roles={roles}
          onClose={() => setAdding(false)}
          onAdd={(role) => keepFailed(actions.addRole(rows, role))}
        />
      )}
    </>
  );
}
