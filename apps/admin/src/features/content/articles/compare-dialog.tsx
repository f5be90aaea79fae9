import { useGetArticleRevisionQuery } from '@tuyuan/api-client/content/article-management.ts';
import { Modal, Skeleton } from 'antd';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import styles from './article-editor.module.css';
import { type ArticleWords, linesOf } from './article-words.ts';

interface CompareDialogProps {
  readonly id: number;
  readonly number: number;
  /** What is on the screen. */
  readonly words: ArticleWords;
  readonly onClose: () => void;
}

/** What is on the screen held against a revision: what came is underlined, what went struck out. */
export function CompareDialog({ id, number, words, onClose }: CompareDialogProps) {
  const { currentData, error, refetch } = useGetArticleRevisionQuery({ id, number });
  const parts = useMemo(
    () =>
      currentData &&
      diffWords(linesOf(currentData), linesOf(words), {
        intlSegmenter: new Intl.Segmenter('zh', { granularity: 'word' }),
      }),
    [currentData, words],
  );
  const count = (kind: 'added' | 'removed') =>
    parts?.filter((part) => part[kind]).reduce((sum, { value }) => sum + value.replaceAll(/\s/g, '').length, 0) ?? 0;
  return (
    <Modal open width={860} title={`第 ${number} 版 → 现在`} footer={null} onCancel={onClose}>
      {error !== undefined && !parts ? (
        <NotLoaded noun="这一版" error={error} onRetry={refetch} />
      ) : !parts ? (
        <Skeleton active />
      ) : (
        <>
          <p className={styles.minor}>
            {count('added') + count('removed') === 0
              ? '文字没有不同'
              : `+${count('added')} 字，−${count('removed')} 字`}
          </p>
          <div className={styles.compared}>
            {parts.map((part, index) => {
              const key = `${index} ${part.value.length}`;
              if (part.added) return <ins key={key}>{part.value}</ins>;
              return part.removed ? <del key={key}>{part.value}</del> : <span key={key}>{part.value}</span>;
            })}
          </div>
        </>
      )}
    </Modal>
  );
}
