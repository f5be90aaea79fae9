import { Thumb } from '../../../../shared/list/thumb.tsx';
import type { FoundGroup, FoundItem } from './found-item.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** Marked where they are in a line. */
  readonly words: string;
  /** Place of the chosen line among all. */
  readonly chosen: number;
  readonly onPoint: (place: number) => void;
  readonly onOpen: (item: FoundItem, inNewTab: boolean) => void;
}

/** What was found, in groups, one line chosen. The field above keeps the focus. */
export function FoundList({ id, groups, words, chosen, onPoint, onOpen }: FoundListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div id={id} role="listbox" aria-label="结果">
      {groups.map(({ title, items }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox
        <div key={title} role="group" aria-label={title}>
          <div className={styles.title} aria-hidden="true">
            {title}
          </div>
          {items.map((item, offset) => {
            const place = (starts[index] ?? 0) + offset;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field hears the keys
              <div
                key={`${item.to} ${item.title}`}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === chosen}
                className={styles.line}
                onMouseMove={() => onPoint(place)}
                onClick={(event) => onOpen(item, event.ctrlKey || event.metaKey)}
              >
                {item.cover !== undefined && <Thumb cover={item.cover} size="small" />}
                <span className={styles.words}>
                  {item.code !== '' && (
                    <span className={styles.code}>
                      <Marked text={item.code} words={words} />
                    </span>
                  )}
                  <span>
                    <Marked text={item.title} words={words} />
                  </span>
                  {item.note !== '' && <span className={styles.note}>{item.note}</span>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const start = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, start + words.length)}</mark>
      {text.slice(start + words.length)}
    </>
  );
}
