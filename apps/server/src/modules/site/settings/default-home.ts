import type { HomeBlock, NavigationItem } from '@tuyuan/contract/site/index-data.ts';

const sections = [
  ['首页', '/'],
  ['图片', '/search/photo'],
  ['图集', '/gallery'],
  ['专题', '/album'],
  ['摄影师', '/photographer/rank'],
  ['会议', '/conference'],
  ['文章', '/article'],
] as const;

/** The header's navigation until an editor arranges one. */
export const defaultNavigation: readonly NavigationItem[] = sections.map(([name, link], order) => ({
  name,
  link,
  isActived: true,
  order,
}));

const blocks = [
  ['carousel', '', 5],
  ['categories', '分类', 8],
  ['images', '最新图片', 18],
  ['albums', '图集', 8],
  ['topicAlbums', '专题', 4],
  ['photographers', '本月摄影师', 6],
  ['conferences', '会议', 3],
  ['friendLinks', '友情链接', 20],
] as const;

/** The home page until an editor arranges one. */
export const defaultHomeBlocks: readonly HomeBlock[] = blocks.map(([type, title, count], order) => ({
  id: order + 1,
  type,
  title,
  count,
  isActived: true,
  order,
}));
