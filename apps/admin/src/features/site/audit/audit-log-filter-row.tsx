import { classNames } from '@tuyuan/ui/class-names.ts';
import { Checkbox, Select } from 'antd';
import { DayRange } from '../../../shared/filters/day-range.tsx';
import filterStyles from '../../../shared/filters/filter-row.module.css';
import { type ActiveFilter, type FilterControl, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { WordFilter } from '../../../shared/filters/word-filter.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import {
  type AuditLogFilters,
  type Duration,
  durations,
  durationTitles,
  noAuditLogFilters,
} from './audit-log-filters.ts';
import { CallSelect } from './call-select.tsx';

interface AuditLogFilterRowProps {
  readonly control: ListControl<AuditLogFilters>;
  readonly active: readonly ActiveFilter<AuditLogFilters>[];
}

export function AuditLogFilterRow({ control, active }: AuditLogFilterRowProps) {
  const { filters } = control.state;
  const { setFilters } = control;
  const controls: FilterControl[] = [
    {
      key: 'span',
      label: '时间',
      isSet: filters.from !== undefined || filters.to !== undefined,
      control: (
        <DayRange
          label="时间"
          from={filters.from}
          to={filters.to}
          onChange={(from, to) => setFilters({ from, to, halfHours: undefined })}
        />
      ),
    },
    {
      key: 'user',
      label: '用户名',
      isSet: filters.userName !== '',
      control: <WordFilter label="用户名" value={filters.userName} onChange={(userName) => setFilters({ userName })} />,
    },
    {
      key: 'call',
      label: '动作',
      isSet: filters.service !== '',
      control: (
        <CallSelect
          service={filters.service}
          action={filters.action}
          onChange={(service, action) => setFilters({ service, action })}
        />
      ),
    },
    {
      key: 'errors',
      label: '结果',
      isSet: filters.onlyErrors,
      control: (
        <Checkbox checked={filters.onlyErrors} onChange={(event) => setFilters({ onlyErrors: event.target.checked })}>
          只看失败
        </Checkbox>
      ),
    },
    {
      key: 'duration',
      label: '耗时',
      isSet: filters.duration !== undefined,
      control: (
        <Select<Duration | null>
          className={classNames(filterStyles.control)}
          allowClear
          placeholder="耗时"
          aria-label="耗时"
          value={filters.duration ?? null}
          popupMatchSelectWidth={140}
          options={durations.map((value) => ({ value, label: durationTitles[value] }))}
          onChange={(duration) => setFilters({ duration: duration ?? undefined })}
        />
      ),
    },
    {
      key: 'ip',
      label: 'IP',
      isSet: filters.clientIp !== '',
      control: <WordFilter label="IP" value={filters.clientIp} onChange={(clientIp) => setFilters({ clientIp })} />,
    },
  ];
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="参数里的字、请求编号"
          onChange={(keyword) => setFilters({ keyword }, { replace: true })}
        />
      }
      controls={controls}
      active={active}
      onDrop={setFilters}
      onClear={() => setFilters(noAuditLogFilters)}
    />
  );
}
