import { useGetManagedAttendeesQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useKeptOptions } from '../filters/use-kept-options.ts';
import { useSettled } from '../filters/use-settled.ts';

interface AttendeeSelectProps {
  readonly conferenceId: number;
  readonly value?: readonly number[];
  readonly onChange?: (ids: number[]) => void;
  /** Attendees that cannot be selected. */
  readonly except?: ReadonlySet<number>;
  readonly label: string;
}

/** Ticket holders of a conference, found by name, company, badge or the end of their number. */
export function AttendeeSelect({ conferenceId, value = [], onChange, except, label }: AttendeeSelectProps) {
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim(), 300);
  const { data, isFetching } = useGetManagedAttendeesQuery({ conferenceId, keyword, maxResultCount: 50 });
  const found = (data?.items ?? []).filter(({ id, state }) => state === 'ticketed' && !except?.has(id));
  const { options, keep } = useKeptOptions(
    found.map(({ id, name, company }) => ({ value: id, label: [name, company].filter(Boolean).join('，') })),
    value,
    (id) => `参会者 ${id}`,
  );
  return (
    <Select<number[]>
      mode="multiple"
      style={{ width: '100%' }}
      aria-label={label}
      placeholder={label}
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      loading={isFetching}
      notFoundContent={isFetching ? '正在找…' : '没有这样的参会者'}
      value={[...value]}
      options={options}
      onChange={(ids) => {
        keep();
        setWords('');
        onChange?.(ids);
      }}
    />
  );
}
