import { BookOpen, CalendarDays, ChevronRight, Info, type LucideIcon, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './mine.module.css';

const links: readonly { readonly to: string; readonly label: string; readonly icon: LucideIcon }[] = [
  { to: paths.info, label: '参会资料', icon: UserRound },
  { to: paths.calendar, label: '我的日历', icon: CalendarDays },
  { to: paths.maner, label: '参会须知', icon: BookOpen },
  { to: paths.introduce, label: '会议介绍', icon: Info },
];

export function OwnLinks() {
  return (
    <ul className={styles.list}>
      {links.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.row}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span className={styles.words}>{label}</span>
            <ChevronRight size={18} strokeWidth={1.75} className={styles.sign} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
