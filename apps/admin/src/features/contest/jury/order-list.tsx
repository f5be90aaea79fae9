import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { JuryWork } from '@tuyuan/contract/contest/jury.ts';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { workUrl } from '../../../shared/contest/work-url.ts';
import styles from './order-list.module.css';

interface OrderListProps {
  readonly works: readonly JuryWork[];
  readonly order: readonly number[];
  readonly conflicts: readonly number[];
  readonly currentId: number;
  readonly onChoose: (id: number) => void;
  readonly onMove: (id: number, place: number) => void;
}

/** The juror's order, the best first; those with a conflict of interest below it. */
export function OrderList({ works, order, conflicts, currentId, onChoose, onMove }: OrderListProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (currentId) current.current?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const byId = new Map(works.map((work) => [work.id, work]));
  const itemOf = (id: number, place: number | null) => {
    const work = byId.get(id);
    if (!work) return null;
    const { number, title, pictures } = work;
    const name = `${entryNumber(number)}《${title}》`;
    const [first] = pictures;
    return (
      <li key={id} ref={id === currentId ? current : undefined} className={styles.item}>
        <button type="button" aria-current={id === currentId} onClick={() => onChoose(id)}>
          <b>{place === null ? '—' : place + 1}</b>
          {first && <img src={workUrl(id, first, 320)} alt="" loading="lazy" />}
          <span>{name}</span>
        </button>
        {place !== null && (
          <>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={`${name}升一名`}
              disabled={place === 0}
              onClick={() => onMove(id, place - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={`${name}降一名`}
              disabled={place === order.length - 1}
              onClick={() => onMove(id, place + 1)}
            />
          </>
        )}
      </li>
    );
  };
  return (
    <>
      <ol className={styles.list} aria-label="我的名次">
        {order.map(itemOf)}
      </ol>
      {conflicts.length > 0 && (
        <>
          <h3 className={styles.heading}>利益冲突，不排</h3>
          <ul className={styles.list}>{conflicts.map((id) => itemOf(id, null))}</ul>
        </>
      )}
    </>
  );
}
