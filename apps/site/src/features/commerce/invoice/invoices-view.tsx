import { useGetMyInvoicesQuery, useWithdrawInvoiceMutation } from '@tuyuan/api-client/commerce/invoice.ts';
import { invoicePath } from '@tuyuan/contract/commerce/commerce-path.ts';
import type { Invoice } from '@tuyuan/contract/commerce/invoice.ts';
import { type InvoiceState, invoiceStates } from '@tuyuan/contract/commerce/invoice-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { orderPath } from '../../../shared/commerce/order-path.ts';
import records from '../../../shared/commerce/records.module.css';
import styles from './invoice.module.css';

const pageSize = 20;
const path = '/user/main/invoice/info';
const applyPath = '/user/main/invoice/apply';

const stateWords = {
  applied: { text: '开票中', tone: 'wait' },
  issued: { text: '已开具', tone: 'good' },
  rejected: { text: '已驳回', tone: 'bad' },
  withdrawn: { text: '已撤回', tone: 'plain' },
} as const;

function hrefOf(state: InvoiceState | '', page = 1): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** One's invoices by state, red ones beside those they take back. */
export function InvoicesView() {
  const [query] = useSearchParams();
  const state: InvoiceState | '' = invoiceStates.find((name) => name === query.get('state')) ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetMyInvoicesQuery(
    { ...(state && { state }), skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = (['', ...invoiceStates] as const).map((name) => ({
    href: hrefOf(name),
    label: name === '' ? '全部' : stateWords[name].text,
    isCurrent: name === state,
  }));
  return (
    <>
      <Tabs label="发票状态" tabs={tabs} />
      {isError && !data ? (
        <ErrorState title="发票没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="240px" />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="list"
          title={state ? `没有${stateWords[state].text}的发票` : '还没有发票'}
          actions={<ButtonLink href={applyPath}>申请开票</ButtonLink>}
        />
      ) : (
        <div className={styles.list} style={{ marginTop: 16 }}>
          {data.items.map((invoice) => (
            <InvoiceCard key={invoice.id} invoice={invoice} />
          ))}
          {data.totalCount > pageSize && (
            <Pagination
              current={page}
              pageCount={Math.ceil(data.totalCount / pageSize)}
              hrefOf={(number) => hrefOf(state, number)}
            />
          )}
        </div>
      )}
    </>
  );
}

function InvoiceCard({ invoice }: { readonly invoice: Invoice }) {
  const { id, no, state, amountCents, titleName, taxNumber, orders, answer, createdAt, redOf } = invoice;
  const [withdraw, { isLoading }] = useWithdrawInvoiceMutation();
  return (
    <article className={styles.card} aria-label={`发票 ${no}`}>
      <div className={styles.row}>
        <span>
          <b>{no}</b> <span className={records.note}>{formatDateTime(createdAt)}</span>
        </span>
        <span className={`${records.state} ${records[stateWords[state].tone]}`}>
          {redOf ? '红字 · ' : ''}
          {stateWords[state].text}
        </span>
      </div>
      <div className={styles.row}>
        <p>
          {titleName}
          {taxNumber && <span className={records.note}> {taxNumber}</span>}
        </p>
        <span className={records.amount}>
          {redOf ? '−' : ''}
          {formatPrice(amountCents)}
        </span>
      </div>
      <p className={records.note}>
        {redOf && `冲销 ${redOf} · `}
        {orders.map((order, index) => (
          <span key={order.id}>
            {index > 0 && '、'}
            <Link href={orderPath(order.id)}>{order.no}</Link>
          </span>
        ))}
      </p>
      {answer && <p className={records.bad}>{answer}</p>}
      <div className={records.tools}>
        {state === 'issued' && (
          <ButtonLink href={invoicePath(id)} icon="download">
            下载
          </ButtonLink>
        )}
        {state === 'applied' && redOf === null && (
          <Button isBusy={isLoading} onClick={() => void withdraw({ id })}>
            撤回
          </Button>
        )}
        {state === 'rejected' && <ButtonLink href={applyPath}>重新申请</ButtonLink>}
      </div>
    </article>
  );
}
