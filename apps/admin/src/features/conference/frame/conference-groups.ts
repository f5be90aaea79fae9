import { conferencePath } from '../../../shared/paths.ts';

/** The pages of a conference by group; a key is the last part of the address. */
export const conferenceGroups = [
  { title: '', pages: [{ key: '', label: '概览' }] },
  {
    title: '内容',
    pages: [
      { key: 'facts', label: '基本信息' },
      { key: 'schedule', label: '日程' },
      { key: 'materials', label: '资料' },
      { key: 'manner', label: '须知' },
      { key: 'notices', label: '通知' },
    ],
  },
  {
    title: '参会者',
    pages: [
      { key: 'attendees', label: '参会者' },
      { key: 'changes', label: '修改申请' },
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
      { key: 'vouchers', label: '餐券礼券' },
      { key: 'interaction', label: '互动' },
      { key: 'wall', label: '照片墙' },
    ],
  },
  {
    title: '后勤',
    pages: [
      { key: 'duty', label: '值班' },
      { key: 'stays', label: '住宿' },
      { key: 'trips', label: '接送' },
    ],
  },
  {
    title: '设置',
    pages: [
      { key: 'rehearsal', label: '演练' },
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

/** Returns the groups with the pages that may be opened; groups without any are omitted. */
export function openGroups(id: number, mayOpen: (path: string) => boolean): OpenGroup[] {
  return conferenceGroups
    .map(({ title, pages }) => ({
      title,
      pages: pages
        .map((page: ConferencePage) => ({ ...page, path: conferencePath(id, page.key) }))
        .filter(({ path }) => mayOpen(path)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
