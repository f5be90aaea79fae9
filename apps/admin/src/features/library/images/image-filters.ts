import type { Orientation } from '@tuyuan/contract/library/image.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { libraryFilters } from '../../../shared/filters/library-filters.ts';
import { linked } from '../../../shared/filters/linked.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

const orientationTitles: Readonly<Record<Orientation, string>> = {
  landscape: '横幅',
  portrait: '竖幅',
  square: '方形',
  panorama: '全景',
};

export const imageFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题、标签、图片号' }),
    ...libraryFilters,
    albumId: linked('album', '图集'),
    orientations: choices({ param: 'orientation', label: '方向', titles: orientationTitles }),
    created: spread(days({ label: '提交时间', prefix: '提交' }), ({ from, to }) => ({
      createdFrom: from,
      createdTo: to,
    })),
  },
  {
    sortFields: ['createdAt', 'publishedAt', 'takenAt', 'title', 'views', 'likes', 'downloads', 'bytes'],
    defaultSorting: 'createdAt DESC',
  },
);
