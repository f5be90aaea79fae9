import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import type { ReactNode } from 'react';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { UserStateDot } from '../../../shared/people/user-state.tsx';
import { RoleTags } from './role-tags.tsx';

interface UserColumnsOptions {
  readonly onOpen: (user: ManagedUser) => void;
  readonly renderMore: (user: ManagedUser) => ReactNode;
}

export function userColumns({ isPhone }: ListRoom, { onOpen, renderMore }: UserColumnsOptions) {
  const columns: ListColumn<ManagedUser>[] = [
    subjectColumn({
      key: 'nickName',
      title: '用户',
      mark: ({ id, nickName, avatar }) => <PersonMark id={id} name={nickName} avatar={avatar} />,
      name: ({ nickName }) => nickName,
      minor: ({ userName }) => userName,
      below: ({ state }) => isPhone && <UserStateDot state={state} />,
      onOpen,
    }),
    { key: 'roles', title: '角色', width: 210, hide: 'phone', render: (_, { roles }) => <RoleTags roles={roles} /> },
    {
      key: 'units',
      title: '机构',
      width: 150,
      hide: 'narrow',
      render: (_, { units }) => units.map(({ name }) => name).join('、') || '—',
    },
    {
      key: 'labels',
      title: '标签',
      width: 150,
      hide: 'narrow',
      render: (_, { labels }) => labels.map(({ name }) => name).join('、') || '—',
    },
    {
      key: 'phone',
      title: '手机',
      width: 128,
      hide: 'narrow',
      render: (_, { phone }) => phone || <span className={cell.minor}>没有</span>,
    },
    { key: 'email', title: '邮箱', width: 200, hide: 'narrow', render: (_, { email }) => email || '—' },
    { key: 'state', title: '状态', width: 96, hide: 'phone', render: (_, { state }) => <UserStateDot state={state} /> },
    timeColumn({
      key: 'lastLogInAt',
      title: '最近登录',
      hide: 'narrow',
      at: ({ lastLogInAt }) => lastLogInAt,
      none: '从未',
    }),
    timeColumn({ key: 'createdAt', title: '注册时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(56, renderMore),
  ];
  return columns;
}
