import { useFindPackageOwnersQuery } from '@tuyuan/api-client/commerce/package-management.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../shared/filters/use-settled.ts';

interface OwnerSelectProps {
  readonly id?: string;
  /** `user:12` or `unit:3`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

const typingPause = 250;

/** A person or a unit, found by name. */
export function OwnerSelect({ id, value, onChange }: OwnerSelectProps) {
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim(), typingPause);
  const { currentData } = useFindPackageOwnersQuery({ keyword });
  const options = (currentData?.items ?? []).map((owner) => ({
    value: `${owner.kind}:${owner.id}`,
    label: owner.kind === 'unit' ? `${owner.name}（单位）` : `${owner.name}（${owner.userName}）`,
  }));
  return (
    <Select<string>
      {...(id !== undefined && { id })}
      value={value ?? null}
      placeholder="输入姓名、用户名或单位"
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      notFoundContent={currentData ? '没有找到' : '正在找…'}
      options={options}
      onChange={(next) => onChange?.(next)}
    />
  );
}
