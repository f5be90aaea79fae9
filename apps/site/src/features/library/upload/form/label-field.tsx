import { useGetSuggestionsQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
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
  onAdd(names: readonly string[]): void;
  onRemove(name: string): void;
}

const maxLength = 20;
const maxSuggestions = 6;

/** Labels of the chosen pictures. One that only some have says so, and is given to all by pressing it. */
export function LabelField({ details, others, minLabels, onAdd, onRemove }: LabelFieldProps) {
  const [text, setText] = useState('');
  const labels = sharedLabels(details);
  const typed = useDeferredValue(text.trim());
  const { currentData } = useGetSuggestionsQuery(
    { keyword: typed.slice(0, 50), kind: 'photo' },
    { skip: typed === '' },
  );
  const found = typed === '' ? others : (currentData?.items.map((item) => item.text) ?? []);
  const suggestions = found
    .filter((word) => word.length <= maxLength && !labels.some(({ name }) => name === word))
    .slice(0, maxSuggestions);

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
      {suggestions.length > 0 && (
        <div className={styles.chips}>
          <span className={styles.hint}>建议</span>
          {suggestions.map((word) => (
            <button
              key={word}
              type="button"
              className={classNames(styles.chip, styles.suggested)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setText('');
                onAdd([word]);
              }}
            >
              + {word}
            </button>
          ))}
        </div>
      )}
    </FormField>
  );
}
