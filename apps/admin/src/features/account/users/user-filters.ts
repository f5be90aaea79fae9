import { choices } from '../../../shared/filters/choices.tsx';
import { days } from '../../../shared/filters/days.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { namedOnes } from '../../../shared/filters/named.tsx';
import { nodes } from '../../../shared/filters/nodes.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { spread } from '../../../shared/filters/wire.ts';
import { userStateTitles } from '../../../shared/people/user-state.tsx';

export const userFilters = defineFilters(
  {
    keyword: text({ placeholder: '用户名、昵称、手机、邮箱' }),
    roleIds: namedOnes({ param: 'role', label: '角色' }),
    unitIds: nodes({ param: 'unit', label: '机构' }),
    labelIds: namedOnes({ param: 'label', label: '标签' }),
    states: choices({ param: 'state', label: '状态', titles: userStateTitles }),
    created: spread(days({ label: '注册时间', prefix: '注册' }), ({ from, to }) => ({
      createdFrom: from,
      createdTo: to,
    })),
  },
  { sortFields: ['createdAt', 'userName', 'nickName'], defaultSorting: 'createdAt DESC' },
);
