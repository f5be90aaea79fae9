import { Bell, CalendarDays, House, LayoutDashboard, type LucideIcon, QrCode, ScanLine, User } from 'lucide-react';
import { paths } from '../paths.ts';

interface Tab {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The middle pill: what this person needs most. */
  readonly isCentre?: boolean;
}

const home: Tab = { path: paths.index, label: '首页', icon: House };
const schedule: Tab = { path: paths.schedule, label: '日程', icon: CalendarDays };
const notices: Tab = { path: paths.notice, label: '通知', icon: Bell };
const mine: Tab = { path: paths.mine, label: '我的', icon: User };
const ticket: Tab = { path: paths.ticket, label: '入场码', icon: QrCode, isCentre: true };
const checker: Tab = { path: paths.checker, label: '核验', icon: ScanLine, isCentre: true };
const office: Tab = { path: paths.office, label: '指挥', icon: LayoutDashboard, isCentre: true };

/** What decides over the tabs. */
interface Standing {
  /** 0 attendee, 1 guest, 2 staff, 3 checker, 4 office. */
  readonly userType: number;
  /** Whether the running shift is another job than checking tickets. */
  readonly isOnOtherJob: boolean;
  readonly hasSchedule: boolean;
}

function centreFor({ userType, isOnOtherJob }: Standing): Tab {
  if (userType === 4) return office;
  return userType === 3 && !isOnOtherJob ? checker : ticket;
}

/** Returns the tabs, with what this person needs most in the middle; without a schedule there are four. */
export function tabsFor(standing: Standing): readonly Tab[] {
  return [home, ...(standing.hasSchedule ? [schedule] : []), centreFor(standing), notices, mine];
}

/** Returns the tab whose page this is. */
export function tabOf(pathname: string): Tab | undefined {
  return [home, schedule, ticket, notices, mine].find(({ path }) => path === pathname);
}
