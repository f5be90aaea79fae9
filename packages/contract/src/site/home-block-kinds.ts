// Free of zod, because front ends use these values.

import type { DesignedBlock } from './home-design.ts';

/** The types of blocks a home page is made of. One more needs a line in `homeBlockKinds`, its data and component on the site, and its words in the back office. */
export const homeBlockTypes = [
  'carousel',
  'categories',
  'images',
  'albums',
  'topicAlbums',
  'videos',
  'photographers',
  'panoramas',
  'conferences',
  'activities',
  'articles',
  'notices',
  'friendLinks',
  'richText',
  'banner',
] as const;
export type HomeBlockType = (typeof homeBlockTypes)[number];

/** `plain` where a type has one layout only. */
export const homeBlockLayouts = ['plain', 'tabs', 'rows', 'squares', 'strip', 'grid', 'wide', 'boxed'] as const;
export type HomeBlockLayout = (typeof homeBlockLayouts)[number];

export const homeBlockSorts = ['newest', 'hottest'] as const;

interface HomeBlockKind {
  readonly usualTitle: string;
  /** Null where a block is one thing, not a list. */
  readonly count: { readonly usual: number; readonly max: number } | null;
  /** The first is what a new block has. */
  readonly layouts: readonly [HomeBlockLayout, ...HomeBlockLayout[]];
  /** Whether it is chosen what is listed: the order and the category. */
  readonly hasSource: boolean;
  /** Whether a home page has at most one. */
  readonly isSingle: boolean;
}

function kind(usualTitle: string, usual: number, max: number, more: Partial<HomeBlockKind> = {}): HomeBlockKind {
  return { usualTitle, count: { usual, max }, layouts: ['plain'], hasSource: false, isSingle: true, ...more };
}

export const homeBlockKinds: Readonly<Record<HomeBlockType, HomeBlockKind>> = {
  carousel: kind('', 4, 12),
  categories: kind('分类', 8, 24),
  images: kind('图片', 18, 60, {
    layouts: ['tabs', 'rows', 'squares', 'strip'],
    hasSource: true,
    isSingle: false,
  }),
  albums: kind('图集', 8, 24, { layouts: ['grid', 'strip'], hasSource: true, isSingle: false }),
  topicAlbums: kind('专题', 3, 3),
  videos: kind('视频', 3, 12, { hasSource: true, isSingle: false }),
  photographers: kind('本月摄影师', 3, 24),
  panoramas: kind('全景', 3, 12),
  conferences: kind('会议', 3, 12),
  activities: kind('活动', 3, 12),
  articles: kind('文章', 4, 12),
  notices: kind('公告', 3, 6),
  friendLinks: kind('友情链接', 12, 40),
  richText: kind('', 1, 1, { count: null, isSingle: false }),
  banner: kind('', 1, 1, { count: null, layouts: ['wide', 'boxed'], isSingle: false }),
};

/** Returns a block as it is when it is added. */
export function newHomeBlock(type: HomeBlockType, id: number): DesignedBlock {
  const { usualTitle, count, layouts } = homeBlockKinds[type];
  return {
    id,
    type,
    title: usualTitle,
    count: count?.usual ?? 1,
    sort: 'newest',
    categoryId: null,
    layout: layouts[0],
    text: '',
    html: '',
    imageId: null,
    link: '',
    isActived: true,
    startsAt: null,
    endsAt: null,
  };
}

export const maxHomeBlocks = 30;
export const maxHomeSlides = 12;
export const maxNavigationItems = 16;
export const maxBottomBarItems = 5;
export const maxFriendLinks = 40;
export const maxBlockHtml = 10_000;

/** Icons of the bar at the bottom of phones. */
export const bottomBarIcons = [
  'home',
  'grid',
  'search',
  'user',
  'album',
  'camera',
  'calendar',
  'image',
  'heart',
  'bell',
] as const;
