import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { DayRange } from '../../../shared/filters/day-range.tsx';
import { type ActiveFilter, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { WordFilter } from '../../../shared/filters/word-filter.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { type AttemptFilters, attemptResults, noAttemptFilters, resultTitles } from './attempt-filters.ts';

interface AttemptFilterRowProps {
  readonly control: ListControl<AttemptFilters>;
  readonly active: readonly ActiveFilter<AttemptFilters>[];
}

export function AttemptFilterRow({ control, active }: AttemptFilterRowProps) {
  const { filters } = control.state;
  const { setFilters } = control;
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.userName}
          placeholder="完整的用户名、手机号或邮箱"
          onChange={(userName) => setFilters({ userName }, { replace: true })}
        />
      }
      controls={[
        choiceFilter({
          key: 'result',
          label: '结果',
          titles: resultTitles,
          choices: attemptResults,
          value: filters.results,
          onChange: (results) => setFilters({ results }),
        }),
        {
          key: 'span',
          label: '时间',
          isSet: filters.from !== undefined || filters.to !== undefined,
          control: (
            <DayRange
              label="时间"
              from={filters.from}
              to={filters.to}
              onChange={(from, to) => setFilters({ from, to })}
            />
          ),
        },
        {
          key: 'ip',
          label: 'IP',
          isSet: filters.clientIp !== '',
          control: <WordFilter label="IP" value={filters.clientIp} onChange={(clientIp) => setFilters({ clientIp })} />,
        },
      ]}
      active={active}
      onDrop={setFilters}
      onClear={() => setFilters(noAttemptFilters)}
    />
  );
}
