import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import { type ActiveFilter, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import {
  type ConferenceFilters,
  conferenceStateChoices,
  conferenceStateTitles,
  noConferenceFilters,
} from './conference-filters.ts';

interface ConferenceFilterRowProps {
  readonly control: ListControl<ConferenceFilters>;
  readonly active: readonly ActiveFilter<ConferenceFilters>[];
}

export function ConferenceFilterRow({ control, active }: ConferenceFilterRowProps) {
  const { filters } = control.state;
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="名称、城市、会场"
          onChange={(keyword) => control.setFilters({ keyword: keyword.slice(0, 50) }, { replace: true })}
        />
      }
      controls={[
        choiceFilter({
          key: 'state',
          label: '状态',
          titles: conferenceStateTitles,
          choices: conferenceStateChoices,
          value: filters.states,
          onChange: (states) => control.setFilters({ states }),
        }),
      ]}
      active={active}
      onDrop={control.setFilters}
      onClear={() => control.setFilters(noConferenceFilters)}
    />
  );
}
