import type { BroadcastAudience } from '@tuyuan/contract/community/notification-words.ts';

export const audienceTitles: Readonly<Record<BroadcastAudience, string>> = {
  all: '所有用户',
  photographers: '所有摄影师',
};
