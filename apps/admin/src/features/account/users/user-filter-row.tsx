import type { RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { DayRange } from '../../../shared/filters/day-range.tsx';
import filterStyles from '../../../shared/filters/filter-row.module.css';
import { type ActiveFilter, type FilterControl, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { NodeFilter } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { userStates, userStateTitles } from '../../../shared/people/user-state.tsx';
import { noUserFilters, type UserFilters } from './user-filters.ts';

interface UserFilterRowProps {
  readonly control: ListControl<UserFilters>;
  readonly active: readonly ActiveFilter<UserFilters>[];
  readonly roles: readonly RoleReference[];
  /** Left empty for who may not see the units. */
  readonly units: readonly FlatNode[];
}

export function UserFilterRow({ control, active, roles, units }: UserFilterRowProps) {
  const { filters } = control.state;
  const controls: FilterControl[] = [
    {
      key: 'role',
      label: '角色',
      isSet: filters.roleIds.length > 0,
      control: (
        <Select<number[]>
          className={classNames(filterStyles.control)}
          mode="multiple"
          allowClear
          optionFilterProp="label"
          maxTagCount="responsive"
          placeholder="角色"
          aria-label="角色"
          value={[...filters.roleIds]}
          options={roles.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          popupMatchSelectWidth={180}
          onChange={(roleIds) => control.setFilters({ roleIds })}
        />
      ),
    },
    ...(units.length > 0
      ? [
          {
            key: 'unit',
            label: '机构',
            isSet: filters.unitIds.length > 0,
            control: (
              <NodeFilter
                label="机构"
                nodes={units}
                value={filters.unitIds}
                onChange={(unitIds) => control.setFilters({ unitIds })}
              />
            ),
          },
        ]
      : []),
    choiceFilter({
      key: 'state',
      label: '状态',
      titles: userStateTitles,
      choices: userStates,
      value: filters.states,
      onChange: (states) => control.setFilters({ states }),
    }),
    {
      key: 'created',
      label: '注册时间',
      isSet: filters.createdFrom !== undefined || filters.createdTo !== undefined,
      control: (
        <DayRange
          label="注册"
          from={filters.createdFrom}
          to={filters.createdTo}
          onChange={(createdFrom, createdTo) => control.setFilters({ createdFrom, createdTo })}
        />
      ),
    },
  ];
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="用户名、昵称、手机、邮箱"
          onChange={(keyword) => control.setFilters({ keyword }, { replace: true })}
        />
      }
      controls={controls}
      active={active}
      onDrop={control.setFilters}
      onClear={() => control.setFilters(noUserFilters)}
    />
  );
}
