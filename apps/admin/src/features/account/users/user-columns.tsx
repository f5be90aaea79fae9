import type { ProColumns } from '@ant-design/pro-components';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { shortTime } from '../../../shared/list/short-time.ts';
import { sortOrderOf } from '../../../shared/list/sort-order.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { UserStateDot } from '../../../shared/people/user-state.tsx';
import { RoleTags } from './role-tags.tsx';

interface UserColumnsOptions {
  readonly sorting: string;
  readonly isNarrow: boolean;
  /** Only what tells one row from the other and its state. */
  readonly isPhone: boolean;
  readonly now: Date;
  readonly onOpen: (user: ManagedUser) => void;
  readonly renderMore: (user: ManagedUser) => ReactNode;
}

export function userColumns(options: UserColumnsOptions): ProColumns<ManagedUser>[] {
  const { sorting, isNarrow, isPhone, now, onOpen } = options;
  const sortable = (field: string) => ({ key: field, sorter: true, sortOrder: sortOrderOf(sorting, field) });
  return [
    {
      ...sortable('nickName'),
      title: '用户',
      disable: { checkbox: true },
      render: (_, user) => (
        <div className={cell.subject}>
          <PersonMark id={user.id} name={user.nickName} avatar={user.avatar} />
          <div className={cell.words}>
            <button type="button" className={classNames(cell.title, cell.open)} onClick={() => onOpen(user)}>
              {user.nickName}
            </button>
            <div className={classNames(cell.minor, cell.aside)}>{user.userName}</div>
            {isPhone && <UserStateDot state={user.state} />}
          </div>
        </div>
      ),
    },
    {
      key: 'roles',
      title: '角色',
      width: 210,
      hideInTable: isPhone,
      render: (_, { roles }) => <RoleTags roles={roles} />,
    },
    {
      key: 'units',
      title: '机构',
      width: 150,
      hideInTable: isNarrow,
      render: (_, { units }) => units.map(({ name }) => name).join('、') || '—',
    },
    {
      key: 'phone',
      title: '手机',
      width: 128,
      hideInTable: isNarrow,
      render: (_, { phone }) => phone || <span className={cell.minor}>没有</span>,
    },
    { key: 'email', title: '邮箱', width: 200, hideInTable: isNarrow, render: (_, { email }) => email || '—' },
    {
      key: 'state',
      title: '状态',
      width: 96,
      hideInTable: isPhone,
      render: (_, { state }) => <UserStateDot state={state} />,
    },
    {
      key: 'lastLogInAt',
      title: '最近登录',
      width: 124,
      hideInTable: isNarrow,
      render: (_, { lastLogInAt }) => (
        <span className={cell.time}>{lastLogInAt === null ? '从未' : shortTime(lastLogInAt, now)}</span>
      ),
    },
    {
      ...sortable('createdAt'),
      title: '注册时间',
      width: 124,
      hideInTable: isPhone,
      render: (_, { createdAt }) => <span className={cell.time}>{shortTime(createdAt, now)}</span>,
    },
    {
      key: 'actions',
      title: <span className={cell.hidden}>操作</span>,
      width: 56,
      align: 'right',
      className: classNames(cell.actions),
      hideInSetting: true,
      render: (_, user) => options.renderMore(user),
    },
  ];
}
