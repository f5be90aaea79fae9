import { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import styles from './unit-panel.module.css';

interface CoverSelectProps {
  /** The current choice, so that its title is known. */
  readonly cover: Cover | null;
  readonly disabled: boolean;
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (imageId: number | null) => void;
}

const TYPING_PAUSE = 250;

/** One published image, looked up by title, label or number. */
export function CoverSelect({ cover, disabled, id, value, onChange }: CoverSelectProps) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const keyword = useSettled(words.trim(), TYPING_PAUSE);
  const { currentData, error } = useGetManagedImagesQuery(
    { keyword, reviewStates: ['approved'], maxResultCount: 20 },
    { skip: !isOpen },
  );
  // Results for an earlier text would change the list under the pointer.
  const found = keyword === words.trim() ? currentData : undefined;
  const covers = (found?.items ?? []).flatMap((image) => (image.cover ? [image.cover] : []));
  const known = cover !== null && covers.every((each) => each.id !== cover.id) ? [cover, ...covers] : covers;
  return (
    <Select<number | null>
      {...(id !== undefined && { id })}
      allowClear
      disabled={disabled}
      placeholder="不用封面"
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      notFoundContent={error !== undefined ? failureText(error) : found === undefined ? '正在找…' : '没有找到'}
      value={value ?? null}
      options={known.map((each) => ({
        value: each.id,
        label: (
          <span className={styles.option}>
            <img src={imageUrl(each, 320)} alt="" />
            {each.title}
          </span>
        ),
      }))}
      onOpenChange={setOpen}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}
