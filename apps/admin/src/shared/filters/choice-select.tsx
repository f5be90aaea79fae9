import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import styles from './filter-row.module.css';

export interface ChoiceSelectProps<Choice extends string> {
  readonly label: string;
  readonly titles: Readonly<Record<Choice, string>>;
  readonly choices: readonly Choice[];
  readonly value: readonly Choice[];
  readonly onChange: (choices: Choice[]) => void;
}

/** Any of a few named choices. */
export function ChoiceSelect<Choice extends string>(props: ChoiceSelectProps<Choice>) {
  const { label, titles, choices, value, onChange } = props;
  return (
    <Select<Choice[]>
      className={classNames(styles.control)}
      mode="multiple"
      allowClear
      showSearch={false}
      maxTagCount="responsive"
      placeholder={label}
      aria-label={label}
      value={[...value]}
      options={choices.map((choice) => ({ value: choice, label: titles[choice] }))}
      popupMatchSelectWidth={160}
      onChange={onChange}
    />
  );
}
