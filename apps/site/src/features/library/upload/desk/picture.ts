import type { RequiredUploadField, UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { LocalPicture } from '@tuyuan/upload/upload-desk.ts';
import type { UploadState } from '@tuyuan/upload/upload-state.ts';

/** A picture as the screen shows it. */
export interface Picture {
  readonly id: number;
  readonly item: UploadItem;
  readonly local: LocalPicture | undefined;
  readonly state: UploadState;
  readonly takenAt: string | null;
  /** Name of the region, or "". */
  readonly place: string;
  readonly ratio: number;
}

/** Pictures that need a decision stand in a list of their own. */
export function needsAttention({ state, item }: Picture): boolean {
  return state === 'refused' || state === 'failed' || item.lookAlikes.length > 0;
}

const fieldNames: Readonly<Record<RequiredUploadField, string>> = {
  title: '标题',
  labels: '标签',
  categoryId: '分类',
  aiUse: 'AI 声明',
};

/** 缺分类、AI 声明 */
export function missingWords(missing: readonly RequiredUploadField[]): string {
  return missing.length === 0 ? '' : `缺${missing.map((field) => fieldNames[field]).join('、')}`;
}

export const pictureFilters = ['all', 'sending', 'paused', 'queued', 'done', 'incomplete'] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export const filterNames: Readonly<Record<PictureFilter, string>> = {
  all: '全部',
  sending: '正在传',
  paused: '暂停',
  queued: '排队',
  done: '传完',
  incomplete: '资料不全',
};

export function passes({ state, item }: Picture, filter: PictureFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'incomplete') return item.missing.length > 0;
  if (filter === 'done') return state === 'ready' || state === 'checking';
  // A file that has to be chosen again stands still as well.
  return state === filter || (filter === 'paused' && state === 'lost');
}

export const canSubmit = (picture: Picture) =>
  picture.state === 'ready' && picture.item.missing.length === 0 && !needsAttention(picture);
