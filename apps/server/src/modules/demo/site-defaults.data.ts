import type { HomeBlock } from '@tuyuan/contract/index-data.ts';
import type { SettingName } from '@tuyuan/contract/setting-definitions.ts';

/** The first arrangement of header and home page, stored so that it can be edited. */
export const firstNavigation = [
  { name: '首页', link: '/' },
  { name: '图库', link: '/gallery' },
  { name: '专题', link: '/album' },
  { name: '摄影师', link: '/photographer/rank' },
  { name: '会议', link: '/conference' },
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

export const demoSettings: Partial<Record<SettingName | 'isDemo', string>> = {
  siteName: '图苑',
  siteDescription: '云南本土摄影师的图片库与社区。每一张都有作者、有授权、可追溯。',
  welcomeWord: '看见云南的每一束光',
  servicePhone: '0871-0000 0000（工作日 9:00–18:00）',
  icpNumber: '滇ICP备00000000号',
  isDemo: 'true',
};

export const demoFriendLinks = [
  { name: '国家版权局', link: 'https://www.ncac.gov.cn/' },
  { name: '中国摄影家协会', link: 'https://www.cpanet.org.cn/' },
  { name: '云南省博物馆', link: 'https://www.ynmuseum.org/' },
];
