import { type HomeBlockType, newHomeBlock } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { BottomBarItem, HomeDesign } from '@tuyuan/contract/site/home-design.ts';

const sections = [
  ['首页', '/'],
  ['图库', '/gallery'],
  ['专题', '/album'],
  ['视频', '/video'],
  ['摄影师', '/photographer/rank'],
  ['全景', '/vr'],
  ['会议', '/conference'],
  ['活动', '/activity'],
  ['图书', '/book'],
  ['文章', '/article'],
] as const;

const places = [
  ['首页', '/', 'home'],
  ['图库', '/gallery', 'grid'],
  ['搜索', '/search/photo', 'search'],
  ['我的', '/user/center', 'user'],
] as const satisfies readonly (readonly [string, string, BottomBarItem['icon']])[];

const types: readonly HomeBlockType[] = [
  'carousel',
  'categories',
  'images',
  'albums',
  'topicAlbums',
  'videos',
  'photographers',
  'conferences',
  'friendLinks',
];

/** The home page until an editor publishes one. */
export const defaultHome: HomeDesign = {
  blocks: types.map((type, index) => newHomeBlock(type, index + 1)),
  slides: [],
  navigation: sections.map(([name, link], index) => ({ id: index + 1, name, link, isActived: true })),
  bottomBar: places.map(([name, link, icon], index) => ({ id: index + 1, name, link, icon })),
  friendLinks: [],
};
