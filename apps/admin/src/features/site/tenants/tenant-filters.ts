import { choice } from '../../../shared/filters/choice.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';

export const tenantStateTitles = { open: '正常', suspended: '已停用' } as const;

export const tenantFilters = defineFilters(
  {
    keyword: text({ placeholder: '名称或域名' }),
    state: spread(choice({ param: 'state', label: '状态', titles: tenantStateTitles }), (state) => ({
      ...(state !== undefined && { isSuspended: state === 'suspended' ? ('true' as const) : ('false' as const) }),
    })),
  },
  { sortFields: ['createdAt', 'name'], defaultSorting: 'createdAt DESC' },
);
