import { UserDeleteOutlined } from '@ant-design/icons';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Button } from 'antd';
import { actionsColumn, subjectColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { paths } from '../../../shared/paths.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { UserStateDot } from '../../../shared/people/user-state.tsx';

interface MemberColumnsOptions {
  readonly linksToUsers: boolean;
  readonly onRemove: ((user: ManagedUser) => void) | undefined;
}

export function memberColumns({ linksToUsers, onRemove }: MemberColumnsOptions): ListColumn<ManagedUser>[] {
  return [
    subjectColumn({
      key: 'user',
      title: '成员',
      mark: ({ id, nickName }) => <PersonMark id={id} name={nickName} />,
      name: ({ nickName }) => nickName,
      path: linksToUsers ? ({ id }) => `${paths.users}#${id}` : undefined,
      minor: ({ userName }) => userName,
    }),
    { key: 'phone', title: '手机', width: 130, hide: 'phone', render: (_, { phone }) => phone || '—' },
    { key: 'state', title: '状态', width: 96, render: (_, { state }) => <UserStateDot state={state} /> },
    actionsColumn(
      56,
      (user) =>
        onRemove &&
        user.isChangeable && (
          <Button
            type="text"
            size="small"
            icon={<UserDeleteOutlined />}
            aria-label={`把「${user.nickName}」移出角色`}
            onClick={() => onRemove(user)}
          />
        ),
    ),
  ];
}
