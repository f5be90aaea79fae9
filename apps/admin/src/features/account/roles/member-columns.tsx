import { UserDeleteOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import cell from '../../../shared/list/cell.module.css';
import { paths } from '../../../shared/paths.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { UserStateDot } from '../../../shared/people/user-state.tsx';

interface MemberColumnsOptions {
  readonly isPhone: boolean;
  readonly linksToUsers: boolean;
  readonly onRemove: ((user: ManagedUser) => void) | undefined;
}

export function memberColumns({ isPhone, linksToUsers, onRemove }: MemberColumnsOptions): ProColumns<ManagedUser>[] {
  return [
    {
      key: 'user',
      title: '成员',
      disable: { checkbox: true },
      render: (_, { id, nickName, userName }) => (
        <div className={cell.subject}>
          <PersonMark id={id} name={nickName} />
          <div className={cell.words}>
            {linksToUsers ? (
              <Link className={classNames(cell.title, cell.open)} to={`${paths.users}#${id}`}>
                {nickName}
              </Link>
            ) : (
              <div className={cell.title}>{nickName}</div>
            )}
            <div className={classNames(cell.minor, cell.aside)}>{userName}</div>
          </div>
        </div>
      ),
    },
    { key: 'phone', title: '手机', width: 130, hideInTable: isPhone, render: (_, { phone }) => phone || '—' },
    { key: 'state', title: '状态', width: 96, render: (_, { state }) => <UserStateDot state={state} /> },
    {
      key: 'actions',
      title: <span className={cell.hidden}>操作</span>,
      width: 56,
      align: 'right',
      hideInSetting: true,
      render: (_, user) =>
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
    },
  ];
}
