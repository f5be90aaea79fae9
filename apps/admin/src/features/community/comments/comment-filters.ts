import { type CommentSubject, commentLists } from '@tuyuan/contract/community/comment-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { view } from '../../../shared/filters/view.ts';

export const subjectTitles: Readonly<Record<CommentSubject, string>> = {
  image: '图片',
  album: '图集',
  topic: '专题',
  article: '文章',
  panorama: '全景',
  activity: '活动',
  work: '参赛作品',
  video: '视频',
};

export const commentFilters = defineFilters({
  list: view('list', commentLists),
  keyword: text({ placeholder: '内容或作者' }),
  kinds: choices({ param: 'kind', label: '位置', titles: subjectTitles }),
});
