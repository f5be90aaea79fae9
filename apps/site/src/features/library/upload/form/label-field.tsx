import { useGetSuggestionsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { useGetSeenLabelsQuery } from '@tuyuan/api-client/library/image-meaning.ts';
import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { RemovableChip } from '@tuyuan/ui/chip.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useDeferredValue, useState } from 'react';
import styles from './form-field.module.css';
import { FormField } from './form-field.tsx';
import { sharedLabels } from './shared-details.ts';

interface LabelFieldProps {
  readonly details: readonly UploadDetails[];
  /** Labels of the other pictures, the commonest first. */
  readonly others: readonly string[];
  readonly minLabels: number;
  /** The one picture that is chosen, once it is in the library; what may be on it is suggested. */
  readonly imageId: number | null;
  onAdd(names: readonly string[]): void;
  onRemove(name: string): void;
}

const maxLength = 20;
const maxSuggestions = 6;

/** Labels of the chosen pictures. One that only some have says so, and is given to all by pressing it. */
export function LabelField({ details, others, minLabels, imageId, onAdd, onRemove }: LabelFieldProps) {
  const [text, setText] = useState('');
  const labels = sharedLabels(details);
  const typed = useDeferredValue(text.trim());
  const { currentData } = useGetSuggestionsQuery(
    { keyword: typed.slice(0, 50), kind: 'photo' },
    { skip: typed === '' },
  );
  const found = typed === '' ? others : (currentData?.items.map((item) => item.text) ?? []);
  // A picture that was just uploaded is looked at within minutes.
  const options = { skip: imageId === null, refetchOnMountOrArgChange: 30 };
  const seen = useGetSeenLabelsQuery({ imageId: imageId ?? 0 }, options).currentData?.items ?? [];
  const fitting = (words: readonly string[]) =>
    words
      .filter((word) => word.length <= maxLength && !labels.some(({ name }) => name === word))
      .slice(0, maxSuggestions);
  const suggested = [
    { word: '建议', labels: fitting(found) },
    { word: '画面里可能有', labels: fitting(seen) },
  ];

  function add(): void {
    const names = text
      .split(/[,，、;；\s]+/)
      .map((name) => name.slice(0, maxLength))
      .filter((name) => name !== '');
    setText('');
    if (names.length > 0) onAdd(names);
  }

  return (
    <FormField label="标签" hint={`每张 ${minLabels}–20 个`}>
      <div className={styles.chips}>
        {labels.map(({ name, count }) =>
          count === details.length ? (
            <RemovableChip key={name} text={name} onRemove={() => onRemove(name)} />
          ) : (
            <button
              key={name}
              type="button"
              className={classNames(styles.chip, styles.partial)}
              title="给全部加上"
              onClick={() => onAdd([name])}
            >
              {name}{' '}
              <small>
                {count}/{details.length}
              </small>
            </button>
          ),
        )}
        <input
          className={styles.text}
          aria-label="加标签"
          placeholder="加标签"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
      </div>
      {suggested
        .filter(({ labels: some }) => some.length > 0)
        .map(({ word, labels: some }) => (
          <div key={word} className={styles.chips}>
            <span className={styles.hint}>{word}</span>
            {some.map((name) => (
              <button
                key={name}
                type="button"
                className={classNames(styles.chip, styles.suggested)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setText('');
                  onAdd([name]);
                }}
              >
                + {name}
              </button>
            ))}
          </div>
        ))}
    </FormField>
  );
}
