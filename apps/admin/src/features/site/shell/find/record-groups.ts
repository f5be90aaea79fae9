import { orderStates } from '@tuyuan/contract/commerce/order-states.ts';
import { type RecordKind, recordKinds } from '@tuyuan/contract/site/record-kinds.ts';
import type { FoundRecord } from '@tuyuan/contract/site/record-search.ts';
import { orderStateTitles } from '../../../../shared/commerce/order-words.tsx';
import { articlePath, conferencePath, panoramaPath, paths } from '../../../../shared/paths.ts';
import type { FoundGroup, FoundItem } from './found-item.ts';

const titles: Readonly<Record<RecordKind, string>> = {
  image: '图片',
  album: '图集',
  user: '人',
  order: '订单',
  conference: '会议',
  article: '文章',
  panorama: '全景',
  video: '视频',
  book: '图书',
};

const articleStates: Readonly<Record<string, string>> = { draft: '草稿', published: '已发布', offline: '已下线' };

/** Returns the records kind by kind, each with its place in the back office. */
export function recordGroups(records: readonly FoundRecord[]): FoundGroup[] {
  return recordKinds
    .map((kind) => ({
      title: titles[kind],
      items: records.filter((record) => record.kind === kind).map(toItem),
    }))
    .filter(({ items }) => items.length > 0);
}

function toItem(record: FoundRecord): FoundItem {
  const { kind, code, title, note, cover } = record;
  const item = { to: placeOf(record), code, title: title || code, note: noteOf(kind, note) };
  return kind === 'image' ? { ...item, cover } : item;
}

function placeOf({ kind, id, code, title }: FoundRecord): string {
  switch (kind) {
    case 'image':
      return `${paths.images}?keyword=${encodeURIComponent(code)}`;
    case 'album':
      return `${paths.albums}?keyword=${encodeURIComponent(title)}`;
    case 'user':
      return `${paths.users}#${id}/profile`;
    case 'order':
      return `${paths.orders}#${id}/detail`;
    case 'conference':
      return conferencePath(id);
    case 'article':
      return articlePath(id);
    case 'video':
      return `${paths.videos}/${id}`;
    case 'book':
      return `${paths.books}/${id}`;
    case 'panorama':
      return panoramaPath(id);
  }
}

function noteOf(kind: RecordKind, note: string): string {
  const orderState = kind === 'order' ? orderStates.find((state) => state === note) : undefined;
  if (orderState !== undefined) return orderStateTitles[orderState];
  return kind === 'article' || kind === 'panorama' ? (articleStates[note] ?? note) : note;
}
