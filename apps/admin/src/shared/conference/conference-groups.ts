import type { ConferenceModule } from '@tuyuan/contract/conference/conference-modules.ts';
import { conferencePath } from '../paths.ts';

/** The pages of a conference by group; a key is the last part of the address, `part` the module that has to be on. */
export const conferenceGroups = [
  { title: '', pages: [{ key: '', label: '概览' }] },
  {
    title: '内容',
    pages: [
      { key: 'facts', label: '基本信息' },
      { key: 'schedule', label: '日程', part: 'schedule' },
      { key: 'materials', label: '资料', part: 'materials' },
      { key: 'manner', label: '须知', part: 'manner' },
      { key: 'notices', label: '通知' },
    ],
  },
  {
    title: '参会者',
    pages: [
      { key: 'attendees', label: '参会者' },
      { key: 'changes', label: '修改申请', part: 'changes' },
      { key: 'form', label: '报名表' },
      { key: 'ticket-types', label: '票种' },
    ],
  },
  {
    title: '现场',
    pages: [
      { key: 'check-in', label: '签到' },
      { key: 'command', label: '指挥台' },
      { key: 'conflicts', label: '冲突' },
      { key: 'vouchers', label: '餐券礼券', part: 'vouchers' },
      { key: 'interaction', label: '互动', part: 'interaction' },
      { key: 'wall', label: '照片墙', part: 'wall' },
    ],
  },
  {
    title: '后勤',
    pages: [
      { key: 'duty', label: '值班', part: 'duty' },
      { key: 'stays', label: '住宿', part: 'stays' },
      { key: 'trips', label: '接送', part: 'trips' },
    ],
  },
  {
    title: '设置',
    pages: [
      { key: 'modules', label: '功能' },
      { key: 'rehearsal', label: '演练', part: 'rehearsal' },
      { key: 'versions', label: '版本' },
    ],
  },
] as const;

export type ConferenceGroupTitle = (typeof conferenceGroups)[number]['title'];
export type ConferencePage = (typeof conferenceGroups)[number]['pages'][number];
export type ConferencePageKey = ConferencePage['key'];

export const conferencePages: readonly ConferencePage[] = conferenceGroups.flatMap<ConferencePage>(
  ({ pages }) => pages,
);

export function findConferencePage(key: string): ConferencePage | undefined {
  return conferencePages.find((page) => page.key === key);
}

export interface OpenGroup {
  readonly title: ConferenceGroupTitle;
  readonly pages: readonly (ConferencePage & { readonly path: string })[];
}

interface Openness {
  readonly mayOpen: (path: string) => boolean;
  /** The parts of the conference that are on; undefined while unknown: then none is omitted. */
  readonly modules: readonly ConferenceModule[] | undefined;
}

/** Whether the page's part of the conference is on. */
export function isPageOn(page: ConferencePage, modules: readonly ConferenceModule[] | undefined): boolean {
  return !('part' in page) || modules === undefined || modules.includes(page.part);
}

/** Returns the groups with the pages that may be opened and are on; groups without any are omitted. */
export function openGroups(id: number, { mayOpen, modules }: Openness): OpenGroup[] {
  return conferenceGroups
    .map(({ title, pages }) => ({
      title,
      pages: pages
        .filter((page: ConferencePage) => isPageOn(page, modules))
        .map((page: ConferencePage) => ({ ...page, path: conferencePath(id, page.key) }))
        .filter(({ path }) => mayOpen(path)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
