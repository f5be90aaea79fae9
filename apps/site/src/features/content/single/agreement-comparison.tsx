import { useGetAgreementVersionQuery } from '@tuyuan/api-client/account/agreement.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import styles from './agreement-view.module.css';
import type { AgreementPage } from './single-pages.ts';

interface AgreementComparisonProps {
  readonly agreementKey: AgreementPage;
  readonly from: number;
  readonly to: number;
  /** Text of the later version. */
  readonly html: string;
}

function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts = [...body.querySelectorAll('h2, h3, h4, p, li')].filter((each) => each.querySelector('p') === null);
  return parts.map(({ textContent }) => textContent.trim()).join('\n\n');
}

/** A version held against an earlier one: what came is underlined, what went struck out. */
export function AgreementComparison({ agreementKey, from, to, html }: AgreementComparisonProps) {
  const { currentData, isError, isFetching, refetch } = useGetAgreementVersionQuery({
    key: agreementKey,
    version: from,
  });
  const parts = useMemo(
    () =>
      currentData &&
      diffWords(linesOf(currentData.html), linesOf(html), {
        intlSegmenter: new Intl.Segmenter('zh', { granularity: 'word' }),
      }),
    [currentData, html],
  );
  if (!parts)
    return isError ? (
      <ErrorState title={`第 ${from} 版没有加载出来`} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="320px" />
    );
  const count = (kind: 'added' | 'removed') =>
    parts.filter((part) => part[kind]).reduce((sum, { value }) => sum + value.replaceAll(/\s/g, '').length, 0);
  return (
    <>
      <p className={styles.changes} role="status">
        {count('added') + count('removed') === 0
          ? `和第 ${from} 版的文字相同`
          : `第 ${from} 版 → 第 ${to} 版：加了 ${count('added')} 字，删了 ${count('removed')} 字`}
      </p>
      <div className={styles.compared}>
        {parts.map((part, index) => {
          const key = `${index} ${part.value.length}`;
          if (part.added) return <ins key={key}>{part.value}</ins>;
          return part.removed ? <del key={key}>{part.value}</del> : <span key={key}>{part.value}</span>;
        })}
      </div>
    </>
  );
}
