import { Ellipsis, House, Images, Trophy } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './tab-bar.module.css';

/** The contest's own tabs. */
interface ContestBarProps {
  readonly id: number;
  /** Without a vote there is no board. */
  readonly hasRank: boolean;
}

export function ContestBar({ id, hasRank }: ContestBarProps) {
  const { pathname } = useLocation();
  const tabs = [
    { path: paths.activityBrief, label: '简介', icon: House },
    { path: paths.activityAll, label: '作品', icon: Images },
    { path: paths.activityMenu, label: '更多', icon: Ellipsis },
  ];
  const [brief, works, menu] = tabs.map(({ path, label, icon: Icon }) => (
    <Link
      key={path}
      to={`${path}?id=${id}`}
      replace={tabs.some((tab) => tab.path === pathname)}
      className={styles.tab}
      aria-current={path === pathname ? 'page' : undefined}
    >
      <span className={styles.icon}>
        <Icon size={24} strokeWidth={path === pathname ? 2.25 : 1.75} aria-hidden />
      </span>
      {label}
    </Link>
  ));
  return (
    <nav className={styles.bar} aria-label="活动导航">
      {brief}
      {works}
      {hasRank && (
        <a className={styles.tab} href={`/activity/detail/rank?id=${id}`}>
          <span className={styles.icon}>
            <Trophy size={24} strokeWidth={1.75} aria-hidden />
          </span>
          排行
        </a>
      )}
      {menu}
    </nav>
  );
}
