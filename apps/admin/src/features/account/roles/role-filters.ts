import { defineFilters, type FiltersOf } from '../../../shared/filters/define-filters.ts';
import { linked } from '../../../shared/filters/linked.ts';
import { text } from '../../../shared/filters/text.tsx';
import { view } from '../../../shared/filters/view.ts';

export const roleTabs = ['permissions', 'members'] as const;

/** What the roles' page shows, and the filter of its list of members. */
export const roleFilters = defineFilters({
  roleId: linked('role'),
  tab: view('tab', roleTabs),
  keyword: text({ placeholder: '用户名、昵称' }),
});
export type RoleFilters = FiltersOf<typeof roleFilters>;
