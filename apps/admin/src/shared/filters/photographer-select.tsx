import { useSearchPhotographersQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text.ts';
import styles from './filter-row.module.css';
import { usePhotographerName } from './use-photographer-name.ts';
import { useSettled } from './use-settled.ts';

interface PhotographerSelectProps {
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

const TYPING_PAUSE = 250;

/** One photographer, searched while typing; offers some before anything is typed. */
export function PhotographerSelect({ value, onChange }: PhotographerSelectProps) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const keyword = useSettled(words.trim(), TYPING_PAUSE);
  const name = usePhotographerName(value);
  const { currentData, error } = useSearchPhotographersQuery({ keyword, maxResultCount: 20 }, { skip: !isOpen });

  // Results for an earlier text would change the list under the pointer.
  const found = keyword === words.trim() ? currentData : undefined;

  function emptyText(): string {
    if (error !== undefined) return failureText(error);
    return found === undefined ? '正在找…' : '没有找到';
  }

  return (
    <Select<{ value: number; label: string } | null>
      className={classNames(styles.control)}
      allowClear
      labelInValue
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      placeholder="摄影师"
      aria-label="摄影师"
      popupMatchSelectWidth={180}
      notFoundContent={emptyText()}
      value={value === undefined ? null : { value, label: name }}
      options={(found?.items ?? []).map(({ author }) => ({
        value: author.id,
        label: author.nickName || author.userName,
      }))}
      onOpenChange={setOpen}
      onChange={(chosen) => {
        setWords('');
        onChange(chosen?.value);
      }}
    />
  );
}
