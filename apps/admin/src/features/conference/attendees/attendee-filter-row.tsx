import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import { choiceFilter } from '../../../shared/filters/choice-filter.tsx';
import filterStyles from '../../../shared/filters/filter-row.module.css';
import { type ActiveFilter, FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import {
  type ArrivalChoice,
  type AttendeeFilters,
  arrivalTitles,
  noAttendeeFilters,
  userTypeChoices,
} from './attendee-filters.ts';
import { attendeeStateChoices, attendeeStateTitles } from './attendee-state.tsx';

const userTypeTitles = {
  0: conferenceUserTypeName(0),
  1: conferenceUserTypeName(1),
  2: conferenceUserTypeName(2),
  3: conferenceUserTypeName(3),
  4: conferenceUserTypeName(4),
} as const;

interface AttendeeFilterRowProps {
  readonly control: ListControl<AttendeeFilters>;
  readonly active: readonly ActiveFilter<AttendeeFilters>[];
  readonly types: readonly Pick<ManagedTicketType, 'id' | 'name'>[];
}

export function AttendeeFilterRow({ control, active, types }: AttendeeFilterRowProps) {
  const { filters } = control.state;
  return (
    <FilterRow
      keyword={
        <KeywordInput
          value={filters.keyword}
          placeholder="姓名、单位、胸卡号、手机尾号、票码"
          onChange={(keyword) => control.setFilters({ keyword: keyword.slice(0, 50) }, { replace: true })}
        />
      }
      controls={[
        choiceFilter({
          key: 'state',
          label: '状态',
          titles: attendeeStateTitles,
          choices: attendeeStateChoices,
          value: filters.states,
          onChange: (states) => control.setFilters({ states }),
        }),
        {
          key: 'ticket',
          label: '票种',
          isSet: filters.ticketTypeIds.length > 0,
          control: (
            <Select<number[]>
              className={classNames(filterStyles.control)}
              mode="multiple"
              allowClear
              maxTagCount="responsive"
              placeholder="票种"
              aria-label="票种"
              value={[...filters.ticketTypeIds]}
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
              popupMatchSelectWidth={180}
              onChange={(ticketTypeIds) => control.setFilters({ ticketTypeIds })}
            />
          ),
        },
        choiceFilter({
          key: 'role',
          label: '身份',
          titles: userTypeTitles,
          choices: userTypeChoices,
          value: filters.userTypes,
          onChange: (userTypes) => control.setFilters({ userTypes }),
        }),
        {
          key: 'arrival',
          label: '签到',
          isSet: filters.arrival !== undefined,
          control: (
            <Select<ArrivalChoice | null>
              className={classNames(filterStyles.control)}
              allowClear
              placeholder="签到"
              aria-label="签到"
              value={filters.arrival ?? null}
              options={[
                { value: 'arrived', label: arrivalTitles.arrived },
                { value: 'missing', label: arrivalTitles.missing },
              ]}
              onChange={(arrival) => control.setFilters({ arrival: arrival ?? undefined })}
            />
          ),
        },
      ]}
      active={active}
      onDrop={control.setFilters}
      onClear={() => control.setFilters(noAttendeeFilters)}
    />
  );
}
