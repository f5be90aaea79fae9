import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { Link } from 'react-router-dom';
import styles from './menu-grid.module.css';
import { menuLinks } from './menu-links.ts';

const most = 8;

/** The activity's parts, a tap away. */
export function MenuGrid({ activity }: { readonly activity: ActivityInfo }) {
  return (
    <nav className={styles.grid} aria-label="活动的各部分">
      {menuLinks(activity)
        .slice(0, most)
        .map(({ icon: Icon, label, to, href }) => (
          <Link key={label} to={to ?? href ?? ''} reloadDocument={to === undefined} className={styles.cell}>
            <Icon size={24} strokeWidth={1.75} aria-hidden />
            {label}
          </Link>
        ))}
    </nav>
  );
}
