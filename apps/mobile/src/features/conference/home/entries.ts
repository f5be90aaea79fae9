import {
  Armchair,
  BedDouble,
  BookOpen,
  Bus,
  CalendarDays,
  ClipboardList,
  FileText,
  Images,
  Info,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ScanLine,
  Users,
  Utensils,
} from 'lucide-react';
import { paths } from '../../../shared/paths.ts';

export interface Entry {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const live: Entry = { path: paths.live, label: '图片直播', icon: Images };
const interaction: Entry = { path: paths.interaction, label: '互动', icon: MessageCircle };
const material: Entry = { path: paths.material, label: '资料', icon: FileText };
const voucher: Entry = { path: paths.voucher, label: '餐券', icon: Utensils };
const stay: Entry = { path: paths.stayplan, label: '住宿', icon: BedDouble };
const traffic: Entry = { path: paths.trafficplan, label: '交通', icon: Bus };
const sign: Entry = { path: paths.actsign, label: '签到点', icon: MapPin };
const manner: Entry = { path: paths.maner, label: '参会须知', icon: BookOpen };
const introduce: Entry = { path: paths.introduce, label: '会议介绍', icon: Info };
const calendar: Entry = { path: paths.calendar, label: '我的日历', icon: CalendarDays };
const schedule: Entry = { path: paths.schedule, label: '日程', icon: CalendarDays };
const info: Entry = { path: paths.info, label: '参会资料', icon: Armchair };
const checker: Entry = { path: paths.checker, label: '核验', icon: ScanLine };
const duty: Entry = { path: paths.duty, label: '值班', icon: ClipboardList };
const boarding: Entry = { path: `${paths.trafficplan}?view=boarding`, label: '上车核验', icon: Bus };
const office: Entry = { path: paths.office, label: '会务指挥', icon: LayoutDashboard };
const attendees: Entry = { path: paths.attendees, label: '代表名单', icon: Users };

/** Returns the entries of an attendee or guest, the most needed first; after the end, only what is still worth visiting. */
export function attendeeEntries(isOver: boolean): readonly Entry[] {
  return isOver
    ? [material, live, introduce, schedule, info, manner]
    : [live, interaction, material, voucher, stay, traffic, sign, manner, introduce, calendar, info];
}

function workEntries(userType: number): readonly Entry[] {
  if (userType === 4) return [office, attendees, checker, duty, boarding];
  return userType === 3 ? [checker, duty, attendees, boarding] : [duty, attendees, boarding];
}

/** Returns the staff's work entries and those every participant has. `userType`: 2 staff, 3 checker, 4 office. */
export function staffEntries(userType: number): { work: readonly Entry[]; conference: readonly Entry[] } {
  return {
    work: workEntries(userType),
    conference: [
      schedule,
      live,
      interaction,
      material,
      voucher,
      stay,
      traffic,
      sign,
      manner,
      introduce,
      calendar,
      info,
    ],
  };
}
