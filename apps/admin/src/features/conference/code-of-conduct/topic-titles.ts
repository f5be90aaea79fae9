import type { MannerTopic } from '@tuyuan/contract/conference/code-of-conduct.ts';

export const topicTitles: Readonly<Record<MannerTopic, string>> = {
  dress: '着装',
  photography: '拍摄',
  silence: '静音',
  seating: '入座',
  exits: '安全出口',
  lostFound: '失物招领',
  contacts: '联系方式',
  other: '其他',
};
