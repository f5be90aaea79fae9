import { useGetLabelSuggestionsQuery } from '@tuyuan/api-client/library/image-label.ts';
import { maxLabelLength } from '@tuyuan/contract/library/image-label.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../filters/use-settled.ts';
import { SeenLabels } from './seen-labels.tsx';

interface LabelInputProps {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (labels: string[]) => void;
  readonly placeholder?: string;
  /** Where no form's label stands above it. */
  readonly ariaLabel?: string;
  /** Then what may be on it is offered. */
  readonly imageId?: number;
}

const TYPING_PAUSE = 200;
const maxLabels = 30;

/** Labels of images, typed or chosen from those that are known, first what goes with the ones there. */
export function LabelInput({ id, value = [], onChange, placeholder, ariaLabel, imageId }: LabelInputProps) {
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const keyword = useSettled(words.trim().slice(0, maxLabelLength), TYPING_PAUSE);
  const { currentData } = useGetLabelSuggestionsQuery({ keyword, given: [...value] }, { skip: !isOpen });
  return (
    <>
      <Select<string[]>
        {...(id !== undefined && { id })}
        {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
        mode="tags"
        style={{ width: '100%' }}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ' ']}
        maxCount={maxLabels}
        placeholder={placeholder}
        notFoundContent={null}
        showSearch={{ filterOption: false, searchValue: words, onSearch: setWords }}
        value={[...value]}
        options={(currentData?.items ?? []).map(({ name, imageCount }) => ({
          value: name,
          label: `${name}　${formatCount(imageCount)}`,
        }))}
        labelRender={({ value: name }) => name}
        onOpenChange={setOpen}
        onChange={(labels) => {
          setWords('');
          onChange?.(labels);
        }}
      />
      {imageId !== undefined && (
        <SeenLabels
          imageId={imageId}
          given={value}
          onAdd={(label) => onChange?.([...value, label].slice(0, maxLabels))}
        />
      )}
    </>
  );
}
