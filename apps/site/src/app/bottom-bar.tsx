import { useGetHomeNavigationQuery } from '@tuyuan/api-client/site/index-data.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation } from 'react-router-dom';
import styles from './bottom-bar.module.css';

/** Pages that belong to a place though they are not below it. */
const alsoBelong: Readonly<Record<string, RegExp>> = {
  '/gallery': /^\/(gallery|photo|category|album)(\/|$)/,
  '/search/photo': /^\/search\//,
  '/user/center': /^\/(account|user)(\/|$)/,
};

function isCurrent(link: string, pathname: string): boolean {
  const [path = ''] = link.split(/[?#]/);
  return alsoBelong[path]?.test(pathname) ?? path === pathname;
}

/** Mobile navigation, within the thumb's reach. */
export function BottomBar() {
  const { pathname } = useLocation();
  const { data } = useGetHomeNavigationQuery();
  const places = data?.bottomBar ?? [];
  if (places.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label="底部导航">
      {places.map(({ name, link, icon }) => (
        <Link
          key={`${link} ${name}`}
          href={link}
          className={styles.place}
          aria-current={isCurrent(link, pathname) ? 'page' : undefined}
        >
          <Icon name={icon} size={22} />
          {name}
        </Link>
      ))}
    </nav>
  );
}
