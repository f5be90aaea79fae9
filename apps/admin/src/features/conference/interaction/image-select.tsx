import { useSearchImagesQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import styles from './option-fields.module.css';

type Choice = Pick<Cover, 'id' | 'title' | 'version'>;

interface ImageSelectProps {
  readonly label: string;
  /** The current choices, so that their titles are known. */
  readonly known: readonly Choice[];
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (imageId: number | null) => void;
}

const typingPauseMs = 250;

/** One public image, found by the site's public search. */
export function ImageSelect({ label, known, id, value, onChange }: ImageSelectProps) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Choice | undefined>(known.find((image) => image.id === value));
  const keyword = useSettled(words.trim(), typingPauseMs);
  const { currentData, error } = useSearchImagesQuery(
    { keyword, maxResultCount: 20, withFacets: false },
    { skip: !isOpen },
  );
  // Results for an earlier text would change the list under the pointer.
  const found: readonly Choice[] | undefined = keyword === words.trim() ? currentData?.items : undefined;
  const listed = found ?? [];
  const choices = chosen && listed.every((image) => image.id !== chosen.id) ? [chosen, ...listed] : listed;
  return (
    <Select<number | null>
      {...(id !== undefined && { id })}
      allowClear
      aria-label={label}
      placeholder="不配图"
      showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
      popupMatchSelectWidth={280}
      notFoundContent={error !== undefined ? failureText(error) : found === undefined ? '正在找…' : '没有找到'}
      value={value ?? null}
      options={choices.map((image) => ({
        value: image.id,
        label: (
          <span className={styles.label}>
            <img src={imageUrl(image, 320)} alt="" />
            {image.title}
          </span>
        ),
      }))}
      onOpenChange={setOpen}
      onChange={(next) => {
        setChosen(choices.find((image) => image.id === next));
        onChange?.(next ?? null);
      }}
    />
  );
}
