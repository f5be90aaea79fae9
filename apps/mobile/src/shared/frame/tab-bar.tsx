import { classNames } from '@tuyuan/ui/class-names.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { Link, useLocation } from 'react-router-dom';
import { useMeeting } from '../meeting/meeting-context.tsx';
import { useTabSignals } from '../meeting/tab-signals.ts';
import { useHasModule } from '../meeting/use-has-module.ts';
import { paths } from '../paths.ts';
import styles from './tab-bar.module.css';
import { tabsFor } from './tabs.ts';

/** The five main destinations, within the thumb's reach. */
export function TabBar() {
  const { pathname } = useLocation();
  const { userType } = useMeeting().user;
  const { unread, isOnOtherJob } = useTabSignals();
  const tabs = tabsFor({ userType, isOnOtherJob, hasSchedule: useHasModule()('schedule') });
  return (
    <nav className={styles.bar} aria-label="底部导航">
      {tabs.map(({ path, label, icon: Icon, isCentre }) => {
        const isCurrent = path === pathname;
        const badge = path === paths.notice && unread > 0 ? unread : 0;
        return (
          <Link
            key={path}
            to={path}
            // From tab to tab one does not want to go back through all of them.
            replace={tabs.some((tab) => tab.path === pathname)}
            className={classNames(styles.tab, isCentre && styles.centre)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={24} strokeWidth={isCurrent && !isCentre ? 2.25 : 1.75} aria-hidden />
              {badge > 0 && (
                <span className={styles.badge}>
                  {badge > 99 ? '99+' : badge}
                  <VisuallyHidden> 条未读</VisuallyHidden>
                </span>
              )}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
