import type { UserProfile } from '@tuyuan/contract/account/front-user.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { photographerPath } from '../../../shared/photographer-paths.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { useUserMenuItems } from '../../../shared/user-centre/user-menu-items.ts';
import styles from './center.module.css';

interface Shortcut {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Links available to this user. */
export function Shortcuts({ profile }: { readonly profile: UserProfile }) {
  const { permissions } = useSessionState();
  const own: Shortcut[] = profile.isPhotographer
    ? [{ href: photographerPath(profile.id), label: '我的主页', icon: 'album' }]
    : [];
  const office: Shortcut[] = permissions.length > 0 ? [{ href: '/admin/', label: '后台管理', icon: 'grid' }] : [];
  const places = useUserMenuItems().filter(({ href }) => href !== '/user/center');
  return (
    <Panel title="常用">
      <ul className={styles.shortcuts}>
        {[...own, ...places, ...office].map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} className={styles.shortcut}>
              <Icon name={icon} size={24} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
