import { useGetManagedAttendeesQuery } from '@tuyuan/api-client/attendee-management.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../filters/use-settled.ts';

interface AttendeeSelectProps {
  readonly conferenceId: number;
  readonly value?: readonly number[];
  readonly onChange?: (ids: number[]) => void;
  /** Those who cannot be chosen. */
  readonly except?: ReadonlySet<number>;
  readonly label: string;
}

/** Ticket holders of a conference, found by name, company, badge or the end of their number. */
export function AttendeeSelect({ conferenceId, value = [], onChange, except, label }: AttendeeSelectProps) {
  const [words, setWords] = useState('');
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const keyword = useSettled(words.trim(), 300);
  const { data, isFetching } = useGetManagedAttendeesQuery({ conferenceId, keyword, maxResultCount: 50 });
  const found = (data?.items ?? []).filter(({ id, state }) => state === 'ticketed' && !except?.has(id));
  const options = found.map(({ id, name, company }) => ({
    value: id,
    label: [name, company].filter(Boolean).join('，'),
  }));
  const kept = value.filter((id) => !found.some((one) => one.id === id));
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
      options={[...options, ...kept.map((id) => ({ value: id, label: names.get(id) ?? `参会者 ${id}` }))]}
      onChange={(ids) => {
        setNames(new Map([...names, ...options.map((option) => [option.value, option.label] as const)]));
        setWords('');
        onChange?.(ids);
      }}
    />
  );
}
