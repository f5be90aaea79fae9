import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';

/** The first arrangement of header and home page, stored so that it can be edited. */
export const firstNavigation = [
  { name: '首页', link: '/' },
  { name: '图库', link: '/gallery' },
  { name: '专题', link: '/album' },
  { name: '摄影师', link: '/photographer/rank' },
  { name: '会议', link: '/conference' },
  { name: '文章', link: '/article' },
];

export const firstHomeBlocks: readonly Pick<HomeBlock, 'type' | 'title' | 'count'>[] = [
  { type: 'carousel', title: '轮播', count: 4 },
  { type: 'categories', title: '分类', count: 8 },
  { type: 'images', title: '最新图片', count: 18 },
  { type: 'albums', title: '图集', count: 8 },
  { type: 'topicAlbums', title: '专题', count: 3 },
  { type: 'photographers', title: '本月摄影师', count: 3 },
  { type: 'conferences', title: '会议', count: 3 },
  { type: 'friendLinks', title: '友情链接', count: 12 },
];
