import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
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
  /** The entry is there while one of these parts of the conference is on; without any it always is. */
  readonly parts?: readonly ConferenceModule[];
}

const live: Entry = { path: paths.live, label: '图片直播', icon: Images, parts: ['wall'] };
const interaction: Entry = { path: paths.interaction, label: '互动', icon: MessageCircle, parts: ['interaction'] };
const material: Entry = { path: paths.material, label: '资料', icon: FileText, parts: ['materials'] };
const voucher: Entry = { path: paths.voucher, label: '餐券', icon: Utensils, parts: ['vouchers'] };
const stay: Entry = { path: paths.stayplan, label: '住宿', icon: BedDouble, parts: ['stays'] };
const traffic: Entry = { path: paths.trafficplan, label: '交通', icon: Bus, parts: ['trips'] };
const sign: Entry = { path: paths.actsign, label: '签到点', icon: MapPin };
const manner: Entry = { path: paths.maner, label: '参会须知', icon: BookOpen, parts: ['manner'] };
const introduce: Entry = { path: paths.introduce, label: '会议介绍', icon: Info };
const calendar: Entry = {
  path: paths.calendar,
  label: '我的日历',
  icon: CalendarDays,
  parts: ['schedule', 'duty', 'trips', 'stays', 'vouchers'],
};
const schedule: Entry = { path: paths.schedule, label: '日程', icon: CalendarDays, parts: ['schedule'] };
const info: Entry = { path: paths.info, label: '参会资料', icon: Armchair };
const checker: Entry = { path: paths.checker, label: '核验', icon: ScanLine };
const duty: Entry = { path: paths.duty, label: '值班', icon: ClipboardList, parts: ['duty'] };
const boarding: Entry = { path: `${paths.trafficplan}?view=boarding`, label: '上车核验', icon: Bus, parts: ['trips'] };
const office: Entry = { path: paths.office, label: '会务指挥', icon: LayoutDashboard };
const attendees: Entry = { path: paths.attendees, label: '代表名单', icon: Users };

type HasModule = (module: ConferenceModule) => boolean;

const shown = (entries: readonly Entry[], has: HasModule): readonly Entry[] =>
  entries.filter(({ parts }) => parts === undefined || parts.some(has));

/** Returns the entries of an attendee or guest, the most needed first; after the end, only what is still worth visiting. */
export function attendeeEntries(isOver: boolean, has: HasModule): readonly Entry[] {
  const all = isOver
    ? [material, live, introduce, schedule, info, manner]
    : [live, interaction, material, voucher, stay, traffic, sign, manner, introduce, calendar, info];
  return shown(all, has);
}

function workEntries(userType: number): readonly Entry[] {
  if (userType === 4) return [office, attendees, checker, duty, boarding];
  return userType === 3 ? [checker, duty, attendees, boarding] : [duty, attendees, boarding];
}

/** Returns the staff's work entries and those every participant has. `userType`: 2 staff, 3 checker, 4 office. */
export function staffEntries(
  userType: number,
  has: HasModule,
): { work: readonly Entry[]; conference: readonly Entry[] } {
  const common = [
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
  ];
  return { work: shown(workEntries(userType), has), conference: shown(common, has) };
}
