import { useGetManagedUserQuery } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { useDirtyGuard } from '../../../shared/form/use-dirty-guard.ts';
import { EntityHistory } from '../../../shared/history/entity-history.tsx';
import { shortTime } from '../../../shared/list/short-time.ts';
import { PersonDrawer } from '../../../shared/people/person-drawer.tsx';
import { UserStateDot } from '../../../shared/people/user-state.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { RoleTags } from './role-tags.tsx';
import type { UserActions } from './use-user-actions.tsx';
import { UserPermissionsTab } from './user-permissions-tab.tsx';
import { UserProfileTab } from './user-profile-tab.tsx';
import { UserRolesTab } from './user-roles-tab.tsx';
import { UserRowMenu } from './user-row-menu.tsx';
import { UserSessionsTab } from './user-sessions-tab.tsx';
import type { UserTab } from './user-tabs.ts';

interface UserDrawerProps {
  readonly id: number;
  readonly tab: UserTab;
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly actions: UserActions;
  readonly onTab: (tab: UserTab) => void;
  readonly onClose: () => void;
}

/** All details of one user; the tab is in the address. */
export function UserDrawer({ id, tab, roles, actions, onTab, onClose }: UserDrawerProps) {
  const { data: user, error, refetch } = useGetManagedUserQuery({ id });
  const { markDirty, leave } = useDirtyGuard();
  const tabsOf = useUserTabs(roles, markDirty);
  return (
    <PersonDrawer<UserTab>
      noun="用户"
      width={880}
      error={error}
      tab={tab}
      onTab={(next) => leave(() => onTab(next))}
      onRetry={refetch}
      onClose={() => leave(onClose)}
      person={
        user && {
          id,
          name: user.nickName,
          avatar: user.avatar,
          marks: (
            <>
              <UserStateDot state={user.state} />
              <RoleTags roles={user.roles} />
            </>
          ),
          facts: factsOf(user),
          actions: <UserRowMenu user={user} actions={actions} />,
          tabs: tabsOf(user),
        }
      }
    />
  );
}

function factsOf({ userName, phone, units, createdAt, lastLogInAt }: ManagedUser): string[] {
  const now = new Date();
  return [
    userName,
    phone,
    units.map(({ name }) => name).join('、'),
    `${shortTime(createdAt, now)} 注册`,
    lastLogInAt === null ? '从未登录' : `${shortTime(lastLogInAt, now)} 登录`,
  ];
}

const ownKeys = '自己的手机号和邮箱在网站的用户中心里改';
const maskedData = '需要「查看个人信息」权限才能看全和修改';

/** Returns the tabs of a user that the viewer's permissions allow. */
function useUserTabs(roles: UserDrawerProps['roles'], markDirty: (isDirty: boolean) => void) {
  const mayDo = usePermissions();
  const { user: self } = useSessionState();
  return (user: ManagedUser) => {
    const isSelf = self?.id === user.id;
    const mayEdit = mayDo('Pages.Users.Edit');
    const holdsMore = user.isChangeable ? undefined : '对方有你没有的权限，你只能查看。';
    const lockReason = holdsMore ?? (mayEdit ? undefined : '你没有「编辑用户」权限，只能查看。');
    return [
      {
        key: 'profile' as const,
        label: '资料',
        children: (
          <UserProfileTab
            key={`${user.id} ${user.phone} ${user.nickName}`}
            user={user}
            lockReason={lockReason}
            personalLock={isSelf ? ownKeys : mayDo('Pages.Users.SensitiveData') ? undefined : maskedData}
            onDirty={markDirty}
          />
        ),
      },
      {
        key: 'roles' as const,
        label: '角色',
        children: (
          <UserRolesTab
            key={user.roles.map(({ id }) => id).join()}
            user={user}
            roles={roles}
            lockReason={lockReason ?? (isSelf ? '自己的角色要由别的管理员来改。' : undefined)}
            onDirty={markDirty}
          />
        ),
      },
      ...(mayDo('Pages.Users.Permissions')
        ? [
            {
              key: 'permissions' as const,
              label: '权限',
              children: (
                <UserPermissionsTab
                  user={user}
                  lockReason={holdsMore ?? (isSelf ? '自己的权限要由别的管理员来改。' : undefined)}
                  onDirty={markDirty}
                />
              ),
            },
          ]
        : []),
      ...(mayDo('Pages.Users.Sessions')
        ? [
            {
              key: 'sessions' as const,
              label: '登录设备',
              children: <UserSessionsTab user={user} isLocked={holdsMore !== undefined} />,
            },
          ]
        : []),
      ...(mayDo('Pages.AuditLogs')
        ? [{ key: 'history' as const, label: '记录', children: <EntityHistory kind="user" id={user.id} /> }]
        : []),
    ];
  };
}
