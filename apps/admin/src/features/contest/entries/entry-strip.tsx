import type { ManagedEntry } from '@tuyuan/contract/contest/entry-management.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { Checkbox, Pagination } from 'antd';
import { useEffect, useRef } from 'react';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from './strip.module.css';

interface EntryStripProps {
  readonly items: readonly ManagedEntry[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly currentId: number;
  /** Those that a decision is for at once. */
  readonly chosen: readonly number[];
  readonly onOpen: (id: number) => void;
  readonly onChoose: (ids: readonly number[]) => void;
}

/** The queue: mended works first, then those that wait longest. */
export function EntryStrip(props: EntryStripProps) {
  const { items, total, page, pageSize, onPage, currentId, chosen, onOpen, onChoose } = props;
  const isAll = chosen.length === items.length;
  return (
    <nav className={styles.strip} aria-label="作品">
      <Checkbox
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : items.map(({ id }) => id))}
      >
        {chosen.length > 0
          ? `选了 ${chosen.length} 件`
          : total > items.length
            ? `本页 ${items.length} 件`
            : `${total} 件`}
      </Checkbox>
      <ul>
        {items.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              aria-label={`选「${entry.title}」`}
              checked={chosen.includes(entry.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, entry.id] : chosen.filter((id) => id !== entry.id))
              }
            />
            <StripEntry entry={entry} isCurrent={entry.id === currentId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <footer>
          <Pagination simple size="small" current={page} pageSize={pageSize} total={total} onChange={onPage} />
          <span>
            第 {(page - 1) * pageSize + 1}–{(page - 1) * pageSize + items.length} 件，共 {total} 件
          </span>
        </footer>
      )}
    </nav>
  );
}

interface StripEntryProps {
  readonly entry: ManagedEntry;
  readonly isCurrent: boolean;
  readonly onOpen: (id: number) => void;
}

function StripEntry({ entry, isCurrent, onOpen }: StripEntryProps) {
  const { id, number, title, pictures, isMended, asksSecond, appeal, state, checks } = entry;
  const [cover] = pictures;
  const isAlike = checks.some(({ lookAlike }) => lookAlike !== null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <button ref={button} type="button" aria-current={isCurrent} onClick={() => onOpen(id)}>
      {cover ? <img src={workUrl(id, cover, 320)} alt="" loading="lazy" /> : <span className={styles.none} />}
      <span>
        <b>{number === null ? '' : entryNumber(number)}</b>
        <span>{title}</span>
        {appeal !== '' && state === 'submitted' && <em data-tone="info">申诉</em>}
        {asksSecond && appeal === '' && <em data-tone="info">复审</em>}
        {isMended && <em data-tone="info">改后</em>}
        {isAlike && <em>近似</em>}
      </span>
    </button>
  );
}
