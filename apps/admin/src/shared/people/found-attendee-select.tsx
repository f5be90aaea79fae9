import { Select } from 'antd';
import { useKeptOptions } from '../filters/use-kept-options.ts';

interface FoundAttendeeSelectProps {
  readonly id?: string;
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
  readonly found: readonly { readonly id: number; readonly name: string; readonly facts: readonly string[] }[];
  readonly isFetching: boolean;
  readonly onSearch: (words: string) => void;
}

/** One attendee, searched while typing. */
export function FoundAttendeeSelect({ id, value, onChange, found, isFetching, onSearch }: FoundAttendeeSelectProps) {
  const { options, keep } = useKeptOptions(
    found.map((one) => ({ value: one.id, label: [one.name, ...one.facts].filter(Boolean).join('，') })),
    value === undefined ? [] : [value],
    (unknown) => `参会者 ${unknown}`,
  );
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      allowClear
      showSearch={{ filterOption: false, onSearch }}
      placeholder="姓名、单位、胸卡号或手机尾号"
      loading={isFetching}
      notFoundContent={isFetching ? '正在找…' : '没有这样的参会者'}
      options={options}
      onChange={(chosen: number | undefined) => {
        keep();
        onChange?.(chosen);
      }}
    />
  );
}
