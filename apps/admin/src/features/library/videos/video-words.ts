import type { VideoState } from '@tuyuan/contract/library/video-words.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const videoStateTitles: Readonly<Record<VideoState, string>> = {
  draft: '没传完',
  processing: '转码中',
  ready: '未发布',
  failed: '失败',
  published: '已发布',
  offline: '已下架',
};

export const videoStateTones: Readonly<Record<VideoState, StatusTone>> = {
  draft: 'warning',
  processing: 'info',
  ready: 'off',
  failed: 'error',
  published: 'success',
  offline: 'off',
};
