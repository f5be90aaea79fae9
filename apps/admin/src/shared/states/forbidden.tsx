import { type PermissionName, permissionTitles } from '@tuyuan/contract/permissions.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { StateMessage } from './state-message.tsx';

interface ForbiddenProps {
  readonly permission: PermissionName;
  /** Only a part of the page is forbidden; the rest stays usable. */
  readonly isPart?: boolean;
}

/** Shown instead of forbidden content: the missing permission and who can grant it. */
export function Forbidden({ permission, isPart = false }: ForbiddenProps) {
  return (
    <StateMessage
      isPage={!isPart}
      picture="locked"
      title={`你还不能看「${permissionTitles[permission]}」`}
      actions={
        isPart ? undefined : (
          <Link to="/">
            <Button type="primary">回管理台首页</Button>
          </Link>
        )
      }
    >
      需要权限 <code>{permission}</code>。本站的管理员可以授予你。
    </StateMessage>
  );
}
