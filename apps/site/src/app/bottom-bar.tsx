import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation } from 'react-router-dom';
import styles from './bottom-bar.module.css';

interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  readonly belongs: RegExp;
}

const places: readonly Place[] = [
  { href: '/', label: '首页', icon: 'home', belongs: /^\/$/ },
  { href: '/gallery', label: '图库', icon: 'grid', belongs: /^\/(gallery|photo|category|album)(\/|$)/ },
  { href: '/search/photo', label: '搜索', icon: 'search', belongs: /^\/search\// },
  { href: '/user/center', label: '我的', icon: 'user', belongs: /^\/(account|user)(\/|$)/ },
];

/** Mobile navigation, within the thumb's reach. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="底部导航">
      {places.map(({ href, label, icon, belongs }) => (
        <Link
          key={href}
          href={href}
          className={styles.place}
          aria-current={belongs.test(pathname) ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
