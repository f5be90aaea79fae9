import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Heart, House, Images, type LucideIcon, Trophy, Upload, User, UserPlus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { firstStep } from '../contest/first-step.ts';
import { wallPath } from '../contest/wall-path.ts';
import { paths } from '../paths.ts';
import styles from './tab-bar.module.css';

interface ContestBarProps {
  readonly id: number;
  /** Undefined until it is loaded. */
  readonly activity: ActivityInfo | undefined;
}

interface Tab {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  readonly isOfSite?: boolean;
  readonly isCentre?: boolean;
}

const stepIcons = { contribute: Upload, vote: Heart, register: UserPlus } as const;
const pathOf = (address: string) => address.split('?')[0];

/** The contest's own tabs, with the first thing that can be done in the middle. */
export function ContestBar({ id, activity }: ContestBarProps) {
  const { pathname } = useLocation();
  const step = activity && firstStep(activity);
  const tabs: Tab[] = [
    { label: '简介', icon: House, to: `${paths.activityBrief}?id=${id}` },
    { label: '作品', icon: Images, to: wallPath(id) },
  ];
  if (step) tabs.push({ ...step, icon: stepIcons[step.action], isCentre: true });
  // Without a vote and a jury there is no board.
  if (activity && (activity.stages.vote ?? activity.stages.judge) !== null)
    tabs.push({ label: '排行', icon: Trophy, to: `${paths.activityRank}?id=${id}` });
  tabs.push({ label: '我的', icon: User, to: `${paths.ownWorks}?id=${id}` });
  return (
    <nav className={styles.bar} aria-label="活动导航">
      {tabs.map(({ label, icon: Icon, to, isOfSite = false, isCentre = false }) => {
        const isCurrent = !isCentre && pathOf(to) === pathname;
        return (
          <Link
            key={label}
            to={to}
            reloadDocument={isOfSite}
            replace={tabs.some((tab) => pathOf(tab.to) === pathname)}
            className={classNames(styles.tab, isCentre && styles.centre)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={24} strokeWidth={isCurrent ? 2.25 : 1.75} aria-hidden />
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
