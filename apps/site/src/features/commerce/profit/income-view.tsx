import { useGetIncomeQuery } from '@tuyuan/api-client/commerce/profit.ts';
import { type IncomeState, incomeStates } from '@tuyuan/contract/commerce/payout-states.ts';
import type { Income } from '@tuyuan/contract/commerce/profit.ts';
import { formatDate, formatDateTime } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import records from '../../../shared/commerce/records.module.css';
import { tierName } from '../../../shared/licence-tiers.ts';
import { incomeWords } from './payout-words.ts';
import { SignedPrice } from './signed-price.tsx';

const pageSize = 20;
const path = '/user/main/profit/income';
const monthsBack = 24;

/** The last months as `yyyy-MM`, this one first. */
function lastMonths(now = new Date()): string[] {
  return Array.from({ length: monthsBack }, (_, back) => {
    const month = new Date(now.getFullYear(), now.getMonth() - back, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}

function hrefOf(filter: { month: string; state: string; page: number }): string {
  const query = new URLSearchParams({
    ...(filter.month && { month: filter.month }),
    ...(filter.state && { state: filter.state }),
    ...(filter.page > 1 && { page: String(filter.page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What each sale brought, with filters by month and state in the address. */
export function IncomeView() {
  const [query, setQuery] = useSearchParams();
  const state: IncomeState | '' = incomeStates.find((name) => name === query.get('state')) ?? '';
  const months = lastMonths();
  const month = months.find((name) => name === query.get('month')) ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetIncomeQuery(
    {
      ...(month && { month }),
      ...(state && { state }),
      skipCount: (page - 1) * pageSize,
      maxResultCount: pageSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (filter: { month?: string; state?: string }) =>
    setQuery(hrefOf({ month, state, ...filter, page: 1 }).split('?')[1] ?? '');
  return (
    <>
      <div className={records.filters}>
        <div className={records.tools}>
          <Select
            label="月份"
            value={month}
            options={[
              { value: '', label: '全部月份' },
              ...months.map((name) => ({ value: name, label: `${name.slice(0, 4)} 年 ${Number(name.slice(5))} 月` })),
            ]}
            onChange={(value) => choose({ month: value })}
          />
          <Select
            label="状态"
            value={state}
            options={[
              { value: '', label: '全部状态' },
              ...incomeStates.map((name) => ({ value: name, label: incomeWords[name].text })),
            ]}
            onChange={(value) => choose({ state: value })}
          />
        </div>
        {data && data.items.length > 0 && (
          <span className={records.note}>
            共 {data.totalCount} 笔，合计 <SignedPrice cents={data.sumCents} />
          </span>
        )}
      </div>
      {isError && !data ? (
        <ErrorState title="收益没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="320px" />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="image"
          title={month || state ? '没有这样的收益' : '还没有卖出作品'}
          actions={
            <ButtonLink href={month || state ? path : '/user/main/works/photo'}>
              {month || state ? '看全部收益' : '看我的图片'}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <IncomeTable items={data.items} />
          {data.totalCount > pageSize && (
            <Pagination
              current={page}
              pageCount={Math.ceil(data.totalCount / pageSize)}
              hrefOf={(number) => hrefOf({ month, state, page: number })}
            />
          )}
        </>
      )}
    </>
  );
}

function IncomeTable({ items }: { readonly items: readonly Income[] }) {
  return (
    <div className={records.scroller}>
      <table className={records.table} aria-label="收益明细">
        <thead>
          <tr>
            <th scope="col">作品</th>
            <th scope="col">卖出</th>
            <th scope="col" className={records.end}>
              实收
            </th>
            <th scope="col" className={records.end}>
              收益
            </th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {items.map((income) => (
            <IncomeRow key={`${income.lineId}${income.isReversal}`} income={income} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function IncomeRow({ income }: { readonly income: Income }) {
  const { ware, tier, isPackage, isReversal, at, worthCents, shareCents, state, releaseAt } = income;
  return (
    <tr>
      <td className={records.wide}>
        <div className={records.picture}>
          <LinePicture ware={ware} />
          <div>
            <p>{ware.title}</p>
            <p className={records.note}>
              {ware.no} · {formatDateTime(at)}
            </p>
          </div>
        </div>
      </td>
      <td>
        {isReversal ? '退款' : tierName(tier)}
        {isPackage && <span className={records.note}> · 套餐 1 次</span>}
      </td>
      <td className={classNames(records.end, records.paid)}>
        {worthCents < 0 ? '−' : ''}
        {formatPrice(Math.abs(worthCents))}
      </td>
      <td className={records.end}>
        <SignedPrice cents={shareCents} />
      </td>
      <td className={`${records.state} ${records[incomeWords[state].tone]}`}>
        {state === 'frozen' ? `冻结至 ${formatDate(releaseAt)}` : incomeWords[state].text}
      </td>
    </tr>
  );
}
