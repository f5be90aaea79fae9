import type { TrashDeleter } from '@tuyuan/contract/library/trash.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters, type FiltersOf } from '../../../shared/filters/define-filters.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

const deleterTitles: Readonly<Record<TrashDeleter, string>> = {
  author: '作者自己',
  office: '管理台',
  program: '系统',
};

export const trashFilters = defineFilters(
  {
    keyword: text({ placeholder: '标题、编号、摄影师' }),
    deleters: choices({ param: 'by', label: '谁删的', titles: deleterTitles, words: (by) => `${by}删的` }),
    expiring: spread(flag({ param: 'expiring', label: '还剩几天', text: '只看 5 天内到期的' }), (isOn) =>
      isOn ? { isExpiring: true } : {},
    ),
  },
  { sortFields: ['deletedAt', 'title'], defaultSorting: 'deletedAt DESC' },
);

export type TrashFilters = FiltersOf<typeof trashFilters>;
