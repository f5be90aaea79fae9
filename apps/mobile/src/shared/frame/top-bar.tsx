import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homeOf } from '../home-of.ts';
import { tabOf } from './tabs.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly title: string;
  readonly hasBack: boolean;
  readonly action?: ReactNode;
}

/** Shows the title and the back button: to the previous page, else to the first page. */
export function TopBar({ title, hasBack, action }: TopBarProps) {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const isTab = tabOf(pathname) !== undefined;
  const goBack = () => (key === 'default' ? navigate(homeOf(pathname), { replace: true }) : navigate(-1));
  return (
    <header className={styles.bar}>
      {hasBack && !isTab && (
        <button type="button" className={styles.back} onClick={() => void goBack()} aria-label="返回">
          <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <h1 className={styles.title}>{title}</h1>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </header>
  );
}
