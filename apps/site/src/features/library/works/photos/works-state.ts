import type { ArgumentOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getOwnImages, OwnImageCounts } from '@tuyuan/contract/library/own-image.ts';
import type { StatisticPeriod } from '@tuyuan/contract/library/photographer-account.ts';

export type WorksTab = keyof OwnImageCounts;

/** In the order of the tabs. */
export const worksTabs: readonly { readonly tab: WorksTab; readonly label: string }[] = [
  { tab: 'all', label: '全部' },
  { tab: 'draft', label: '草稿' },
  { tab: 'pending', label: '待审' },
  { tab: 'rejected', label: '已退回' },
  { tab: 'approved', label: '已发布' },
  { tab: 'offline', label: '已下架' },
  { tab: 'deleted', label: '回收站' },
];

export const worksSorts = [
  { value: 'createdAt DESC', label: '最新上传' },
  { value: 'recentViews DESC', label: '近 30 天浏览' },
  { value: 'views DESC', label: '浏览最多' },
  { value: 'downloads DESC', label: '下载最多' },
  { value: 'sales DESC', label: '卖得最多' },
  { value: 'takenAt DESC', label: '最近拍摄' },
  { value: 'title ASC', label: '标题' },
] as const;
export type WorksSort = (typeof worksSorts)[number]['value'];

export const periods: readonly { readonly value: `${StatisticPeriod}`; readonly label: string }[] = [
  { value: '7', label: '7 天' },
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
];

/** State of the page as its address gives it. */
export interface WorksState {
  readonly tab: WorksTab;
  readonly days: StatisticPeriod;
  readonly keyword: string;
  readonly sort: WorksSort;
  /** From 1. */
  readonly page: number;
  /** The image whose figures the chart shows; undefined for all. */
  readonly imageId: number | undefined;
  /** The image that is being edited. */
  readonly editId: number | undefined;
}

const pageSize = 24;
const path = '/user/main/works/photo';

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

export function readWorksState(query: URLSearchParams): WorksState {
  const days = query.get('days');
  return {
    tab: worksTabs.find(({ tab }) => tab === query.get('state'))?.tab ?? 'all',
    days: days === '7' ? 7 : days === '90' ? 90 : 30,
    keyword: (query.get('q') ?? '').slice(0, 100),
    sort: worksSorts.find(({ value }) => value === query.get('sort'))?.value ?? 'createdAt DESC',
    page: readId(query.get('page')) ?? 1,
    imageId: readId(query.get('image')),
    editId: readId(query.get('edit')),
  };
}

/** Returns the page's address for a state, without defaults. */
export function worksPath(state: Partial<WorksState>): string {
  const { tab = 'all', days = 30, keyword = '', sort = 'createdAt DESC', page = 1, imageId, editId } = state;
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('state', tab);
  if (days !== 30) query.set('days', String(days));
  if (keyword !== '') query.set('q', keyword);
  if (sort !== 'createdAt DESC') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (imageId !== undefined) query.set('image', String(imageId));
  if (editId !== undefined) query.set('edit', String(editId));
  return query.size === 0 ? path : `${path}?${query}`;
}

export function worksArgument({ tab, keyword, sort, page }: WorksState): ArgumentOf<typeof getOwnImages> {
  return {
    ...(tab !== 'all' && { reviewState: tab }),
    keyword,
    sorting: sort,
    skipCount: (page - 1) * pageSize,
    maxResultCount: pageSize,
  };
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / pageSize);
}
