import type { SettingName } from '@tuyuan/contract/index-data.ts';

/** What a setting is until an editor changes it. The `…Char` settings are the names of the site's sections. */
export const defaultSettings: Readonly<Record<SettingName, string>> = {
  siteName: '图苑',
  siteDescription: '图片、图集与专题的图库：按词、按颜色、按地区找图，下载有授权的原图。',
  siteAddress: '',
  siteLogo: '',
  reviewId: '',
  indexChar: '首页',
  categoryChar: '分类',
  topicAlbumChar: '专题',
  photographerChar: '摄影师',
  mettingChar: '会议',
  eventChar: '活动',
  creditChar: '积分',
  loginLogo: '',
  loginBackgroud: '',
  defaultAvatar: '',
  defaultCenterBackground: '',
  welcomeWord: '欢迎来到图苑',
  wxAppId: '',
  servicePhone: '',
  icpNumber: '',
};
