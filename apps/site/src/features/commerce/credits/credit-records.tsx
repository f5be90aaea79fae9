import { useGetCreditRecordsQuery } from '@tuyuan/api-client/commerce/credits.ts';
import { creditKinds, creditKindTitles } from '@tuyuan/contract/commerce/credit-kinds.ts';
import type { CreditRecord } from '@tuyuan/contract/commerce/credits.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './credit-records.module.css';
import { monthText, originOf, shortMoment, signed } from './credit-words.ts';

const pageSize = 20;

/** The user's movements of credits, by kind and month; both are in the URL. */
export function CreditRecords() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const kind = creditKinds.find((one) => one === query.get('kind'));
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0];
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetCreditRecordsQuery(
    {
      ...(kind && { kinds: [kind] }),
      ...(month !== undefined && { month }),
      skipCount: (page - 1) * pageSize,
      maxResultCount: pageSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  const change = (name: 'kind' | 'month', value: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (value === 'all') next.delete(name);
    else next.set(name, value);
    setQuery(next, { preventScrollReset: true });
  };
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return `${pathname}?${next}`;
  };
  const isFiltered = kind !== undefined || month !== undefined;
  const months = [...new Set([...(data?.months ?? []), ...(month === undefined ? [] : [month])])];
  return (
    <Panel
      title="记录"
      tools={
        <>
          <Select
            label="类型"
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: '全部类型' },
              ...creditKinds.map((value) => ({ value, label: creditKindTitles[value] })),
            ]}
            onChange={(value) => change('kind', value)}
          />
          <Select
            label="月份"
            value={month ?? 'all'}
            options={[
              { value: 'all', label: '全部月份' },
              ...months.map((value) => ({ value, label: monthText(value) })),
            ]}
            onChange={(value) => change('month', value)}
          />
        </>
      }
    >
      {isError && !data ? (
        <ErrorState title="记录没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton height={240} />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="star"
          title={isFiltered ? '没有符合条件的记录' : '还没有积分记录'}
          text={isFiltered ? undefined : '签到、登录和购买都会得积分。'}
          actions={isFiltered && <Button onClick={() => setQuery({})}>看全部记录</Button>}
        />
      ) : (
        <>
          <RecordTable records={data.items} />
          <div className={styles.foot}>
            <span>
              {month === undefined ? '共' : monthText(month)}获得 {formatCount(data.earned)}，使用{' '}
              {formatCount(data.used)}
            </span>
          </div>
          {data.totalCount > pageSize && (
            <Pagination current={page} pageCount={Math.ceil(data.totalCount / pageSize)} hrefOf={hrefOf} />
          )}
        </>
      )}
    </Panel>
  );
}

function RecordTable({ records }: { readonly records: readonly CreditRecord[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">类型</th>
          <th scope="col">说明</th>
          <th scope="col" className={styles.number}>
            积分
          </th>
          <th scope="col" className={styles.number}>
            余额
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const { id, kind, amount, balance, at } = record;
          const { text, href } = originOf(record);
          return (
            <tr key={id}>
              <td className={styles.time}>{shortMoment(at)}</td>
              <td className={styles.kind}>{creditKindTitles[kind]}</td>
              <td className={styles.origin}>{href === undefined ? text : <Link href={href}>{text}</Link>}</td>
              <td className={amount > 0 ? styles.plus : styles.minus}>{signed(amount)}</td>
              <td className={styles.balance}>{formatCount(balance)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
