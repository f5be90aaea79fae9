import { IconButton } from '@tuyuan/ui/button.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './book-finder.module.css';
import type { BookLeaf } from './book-leaves.ts';

const MOST_SHOWN = 50;

interface BookFinderProps {
  readonly leaves: readonly BookLeaf[];
  onChoose(number: number): void;
  onClose(): void;
}

/** Finds pages by their number or by words of their captions. */
export function BookFinder({ leaves, onChoose, onClose }: BookFinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const found = findLeaves(leaves, words.trim());
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [first] = found;
    if (first) onChoose(first.number);
  }

  return (
    <section className={styles.finder} aria-label="找页">
      <form className={styles.head} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          value={words}
          placeholder="页码，或图注里的词"
          aria-label="页码，或图注里的词"
          onChange={({ target }) => setWords(target.value)}
        />
        <IconButton icon="close" label="关闭（Esc）" onClick={onClose} />
      </form>
      <p className={styles.count} role="status">
        {words.trim() === '' ? '' : found.length === 0 ? '没有这样的页，换个词试试。' : `找到 ${found.length} 页`}
      </p>
      <ul className={styles.list}>
        {found.slice(0, MOST_SHOWN).map((leaf) => (
          <li key={leaf.number}>
            <button type="button" className={styles.found} onClick={() => onChoose(leaf.number)}>
              <span className={styles.number}>{leaf.number}</span>
              <span>{textOf(leaf)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(leaf: BookLeaf): string {
  if (leaf.kind === 'page') return leaf.caption || '没有图注';
  return leaf.kind === 'cover' ? '封面' : '封底';
}

function findLeaves(leaves: readonly BookLeaf[], words: string): readonly BookLeaf[] {
  if (words === '') return [];
  if (/^\d+$/.test(words)) {
    const leaf = leaves[Number(words) - 1];
    if (leaf) return [leaf];
  }
  const wanted = words.toLocaleLowerCase();
  return leaves.filter((leaf) => leaf.kind === 'page' && leaf.caption.toLocaleLowerCase().includes(wanted));
}
