import { useGetManagedUserQuery } from '@tuyuan/api-client/user-management.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/user-management.ts';
import { App, Button, Drawer, Grid, Tabs } from 'antd';
import { useRef } from 'react';
import { failureText } from '../../shared/failure-text.ts';
import { EntityHistory } from '../../shared/history/entity-history.tsx';
import { shortTime } from '../../shared/list/short-time.ts';
import { PersonMark } from '../../shared/people/person-mark.tsx';
import { UserStateDot } from '../../shared/people/user-state.tsx';
import { usePermissions, useSessionState } from '../../shared/session/session-context.tsx';
import { PageLoading } from '../../shared/states/page-loading.tsx';
import { StateMessage } from '../../shared/states/state-message.tsx';
import { RoleTags } from './role-tags.tsx';
import type { UserActions } from './use-user-actions.tsx';
import styles from './user-drawer.module.css';
import { UserPermissionsTab } from './user-permissions-tab.tsx';
import { UserProfileTab } from './user-profile-tab.tsx';
import { UserRolesTab } from './user-roles-tab.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import { UserSessionsTab } from './user-sessions-tab.tsx';
import { type UserTab, userTabs } from './user-tabs.ts';

interface UserDrawerProps {
  readonly id: number;
  readonly tab: UserTab;
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly actions: UserActions;
  readonly onTab: (tab: UserTab) => void;
  readonly onClose: () => void;
}

/** One user in all respects; the tab is in the address. */
export function UserDrawer({ id, tab, roles, actions, onTab, onClose }: UserDrawerProps) {
  const { modal } = App.useApp();
  const { md } = Grid.useBreakpoint();
  const { data: user, error, refetch } = useGetManagedUserQuery({ id });
  const dirty = useRef(false);

  /** Goes on at once, or asks first when something is not saved. */
  function leave(go: () => void): void {
    if (!dirty.current) go();
    else
      void modal.confirm({
        title: '放弃没保存的修改？',
        content: '离开后，这次的修改不会保留。',
        okText: '放弃修改',
        cancelText: '继续编辑',
        onOk: () => {
          dirty.current = false;
          go();
        },
      });
  }

  return (
    <Drawer
      open
      size={md === false ? '100%' : 880}
      title={user ? <UserHead user={user} /> : '用户'}
      extra={user && <UserRowMenu user={user} actions={actions} />}
      maskClosable
      styles={{ body: { paddingBlockStart: 8 } }}
      onClose={() => leave(onClose)}
    >
      {user && (
        <UserTabs
          user={user}
          tab={tab}
          roles={roles}
          onTab={(next) => leave(() => onTab(next))}
          onDirty={(isDirty) => {
            dirty.current = isDirty;
          }}
        />
      )}
      {!user && error === undefined && <PageLoading />}
      {!user && error !== undefined && (
        <StateMessage
          picture="broken"
          title="用户没取到"
          role="alert"
          actions={<Button onClick={() => void refetch()}>再试一次</Button>}
        >
          {failureText(error)}
        </StateMessage>
      )}
    </Drawer>
  );
}

function UserHead({ user }: { readonly user: ManagedUser }) {
  const now = new Date();
  const facts = [
    user.userName,
    user.phone,
    user.units.map(({ name }) => name).join('、'),
    `${shortTime(user.createdAt, now)} 注册`,
    user.lastLogInAt === null ? '从未登录' : `${shortTime(user.lastLogInAt, now)} 登录`,
  ];
  return (
    <div className={styles.head}>
      <PersonMark id={user.id} name={user.nickName} avatar={user.avatar} size={44} />
      <div className={styles.words}>
        <div className={styles.name}>
          <h2>{user.nickName}</h2>
          <UserStateDot state={user.state} />
          <RoleTags roles={user.roles} />
        </div>
        <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
    </div>
  );
}

interface UserTabsProps {
  readonly user: ManagedUser;
  readonly tab: UserTab;
  readonly roles: UserDrawerProps['roles'];
  readonly onTab: (tab: UserTab) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

function UserTabs({ user, tab, roles, onTab, onDirty }: UserTabsProps) {
  const mayDo = usePermissions();
  const isSelf = useSessionState().user?.id === user.id;
  const mayEdit = mayDo('Pages.Users.Edit');
  const holdsMore = user.isChangeable ? undefined : '对方有你没有的权限，你只能查看。';
  const lockReason = holdsMore ?? (mayEdit ? undefined : '你没有「编辑用户」权限，只能查看。');
  const items = [
    {
      key: 'profile',
      label: '资料',
      children: (
        <UserProfileTab
          key={`${user.id} ${user.phone} ${user.nickName}`}
          user={user}
          lockReason={lockReason}
          seesPersonalData={mayDo('Pages.Users.SensitiveData')}
          onDirty={onDirty}
        />
      ),
    },
    {
      key: 'roles',
      label: '角色',
      children: (
        <UserRolesTab
          key={user.roles.map(({ id }) => id).join()}
          user={user}
          roles={roles}
          lockReason={lockReason}
          onDirty={onDirty}
        />
      ),
    },
    ...(mayDo('Pages.Users.Permissions')
      ? [
          {
            key: 'permissions',
            label: '权限',
            children: (
              <UserPermissionsTab
                user={user}
                lockReason={holdsMore ?? (isSelf ? '自己的权限要由别的管理员来改。' : undefined)}
                onDirty={onDirty}
              />
            ),
          },
        ]
      : []),
    ...(mayDo('Pages.Users.Sessions')
      ? [
          {
            key: 'sessions',
            label: '登录设备',
            children: <UserSessionsTab user={user} isLocked={holdsMore !== undefined} />,
          },
        ]
      : []),
    ...(mayDo('Pages.AuditLogs')
      ? [{ key: 'history', label: '记录', children: <EntityHistory kind="user" id={user.id} /> }]
      : []),
  ];
  return (
    <Tabs
      activeKey={tab}
      destroyOnHidden
      items={items}
      onChange={(key) => {
        const next = userTabs.find((each) => each === key);
        if (next) onTab(next);
      }}
    />
  );
}
