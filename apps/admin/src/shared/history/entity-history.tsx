import { useGetEntityHistoryQuery } from '@tuyuan/api-client/site/audited-log.ts';
import { Button, Skeleton, Timeline } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text.ts';
import { fullMoment } from '../wire-moment.ts';
import { callWords } from './call-words.ts';
import styles from './entity-history.module.css';
import { fieldChanges } from './field-changes.ts';
import { fieldWord } from './field-words.ts';

interface EntityHistoryProps {
  /** The service's name for it in the log: image, album, user. */
  readonly kind: string;
  readonly id: number;
}

const PAGE = 20;
/** The wire's limit per call. */
const MOST = 100;

/** One row's history, newest first: user, time, and each changed field with its previous value. */
export function EntityHistory({ kind, id }: EntityHistoryProps) {
  const [count, setCount] = useState(PAGE);
  const { data, error, refetch, isFetching } = useGetEntityHistoryQuery(
    { kind, id, maxResultCount: count },
    { refetchOnMountOrArgChange: true },
  );
  if (error !== undefined)
    return (
      <p role="alert">
        {failureText(error)}
        <Button size="small" type="link" onClick={() => void refetch()}>
          再试一次
        </Button>
      </p>
    );
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (data.items.length === 0) return <p className={styles.none}>还没有记录。保留时间以前的不再显示。</p>;
  return (
    <>
      <Timeline
        className={styles.history ?? ''}
        items={data.items.map((call, index) => {
          const { verb } = callWords(call);
          return {
            key: call.id,
            color: call.errorCode === null ? 'gray' : 'red',
            content: (
              <div>
                <div className={styles.head}>
                  <strong>{verb}</strong>
                  <span>{call.user?.userName ?? '访客'}</span>
                  {call.impersonator && <span className={styles.none}>（{call.impersonator.userName} 代登录）</span>}
                  <time className={styles.time}>{fullMoment(call.at)}</time>
                </div>
                {call.errorMessage !== null && <p className={styles.fault}>未成：{call.errorMessage}</p>}
                {call.errorCode === null && <Changes changes={fieldChanges(data.items, index)} />}
              </div>
            ),
          };
        })}
      />
      {data.totalCount > data.items.length && count < MOST && (
        <Button size="small" loading={isFetching} onClick={() => setCount(MOST)}>
          看更早的
        </Button>
      )}
    </>
  );
}

function Changes({ changes }: { readonly changes: ReturnType<typeof fieldChanges> }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <div key={name} className={styles.change}>
          <dt>{fieldWord(name)}</dt>
          <dd>
            {before !== undefined && (
              <>
                <del className={styles.before}>{before}</del> →{' '}
              </>
            )}
            <ins className={styles.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
