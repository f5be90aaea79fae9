import type { CopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { Tag } from 'antd';
import { Thumb } from '../../../shared/list/thumb.tsx';
import styles from './copy-desk.module.css';
import { changeText, decidedTitles } from './copy-words.ts';

interface CopyRowProps {
  readonly pair: CopyCase;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** One pair in the list: both pictures, what was done and how sure that is. */
export function CopyRow({ pair, isCurrent, onOpen }: CopyRowProps) {
  const { original, copy, confidence, requestedAt, decision } = pair;
  return (
    <button type="button" className={styles.row} aria-current={isCurrent} onClick={onOpen}>
      <Thumb cover={original.cover} />
      <Thumb cover={copy.cover} />
      <span className={styles.words}>
        <b>{original.title || original.no}</b>
        <small>
          {original.author.name} ← {copy.author.name}
        </small>
        <span className={styles.tags}>
          <Tag color={pair.isOwn ? 'processing' : 'error'}>{changeText(pair)}</Tag>
          <b>{confidence}%</b>
          {requestedAt !== null && decision === null && <Tag color="orange">作者请求</Tag>}
          {decision !== null && <Tag>{decidedTitles[decision]}</Tag>}
        </span>
      </span>
    </button>
  );
}
