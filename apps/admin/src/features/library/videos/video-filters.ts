import type { VideoState } from '@tuyuan/contract/library/video-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { nodes } from '../../../shared/filters/nodes.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { videoStateTitles } from './video-words.ts';

export const videoFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题、文件名或摄影师' }),
    states: choices<VideoState>({ param: 'state', label: '状态', titles: videoStateTitles }),
    categoryIds: nodes({ param: 'category', label: '分类' }),
  },
  {
    sortFields: ['createdAt', 'publishedAt', 'title', 'views', 'durationMs', 'bytes'],
    defaultSorting: 'createdAt DESC',
  },
);
