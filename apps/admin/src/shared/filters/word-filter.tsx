import { classNames } from '@tuyuan/ui/class-names.ts';
import { Input } from 'antd';
import { useState } from 'react';
import styles from './filter-row.module.css';

interface WordFilterProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (word: string) => void;
}

/** Filters a list by a whole word; applies on Enter, on leaving the field, and when emptied. */
export function WordFilter({ label, value, maxLength, onChange }: WordFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed from outside (back button, 清空).
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const settle = (word: string) => {
    if (word.trim() !== value) onChange(word.trim());
  };
  return (
    <Input
      className={classNames(styles.control)}
      allowClear
      maxLength={maxLength}
      placeholder={label}
      aria-label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') settle('');
      }}
      onPressEnter={() => settle(text)}
      onBlur={() => settle(text)}
    />
  );
}
