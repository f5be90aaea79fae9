import type { SettingName } from '@tuyuan/contract/site/setting-definitions.ts';

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
