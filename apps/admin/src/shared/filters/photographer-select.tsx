import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import styles from './filter-row.module.css';

interface PhotographerSelectProps {
  readonly photographers: readonly { readonly id: number; readonly name: string }[];
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

export function PhotographerSelect({ photographers, value, onChange }: PhotographerSelectProps) {
  return (
    <Select<number>
      className={classNames(styles.control)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="摄影师"
      aria-label="摄影师"
      popupMatchSelectWidth={180}
      {...(value !== undefined && { value })}
      key={value ?? 'all'}
      options={photographers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: number | undefined) => onChange(id)}
    />
  );
}
