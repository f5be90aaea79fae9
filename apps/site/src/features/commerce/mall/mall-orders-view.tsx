import { useGetMyMallOrdersQuery } from '@tuyuan/api-client/commerce/credit-mall-order-data.ts';
import type { MallOrder } from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import { type MallTab, mallTabs } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { mallOrderPath, mallOrdersPath } from '../../../shared/commerce/mall-paths.ts';
import { useCreditChanges } from '../../../shared/commerce/use-credit-changes.ts';
import { GoodsPicture } from './goods-picture.tsx';
import { MallOrderActions } from './mall-order-actions.tsx';
import { MallOrderStateText } from './mall-order-state-text.tsx';
import styles from './mall-orders-view.module.css';
import { priceText, tabWords } from './mall-words.ts';

const pageSize = 10;

function hrefOf(tab: MallTab, page = 1): string {
  const query = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${mallOrdersPath}?${query}` : mallOrdersPath;
}

/** The user's exchanges by state. */
export function MallOrdersView() {
  useCreditChanges();
  const [query] = useSearchParams();
  const tab = mallTabs.find((name) => name === query.get('tab')) ?? 'all';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, isError, isFetching, refetch } = useGetMyMallOrdersQuery(
    { tab, skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = mallTabs.map((name) => ({
    href: hrefOf(name),
    label: tabWords[name],
    count: data ? formatCount(data.counts[name]) : undefined,
    isCurrent: name === tab,
  }));
  return (
    <>
      <Tabs label="兑换状态" tabs={tabs} />
      {isError && !data ? (
        <ErrorState title="兑换订单没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.list} aria-busy="true">
          <Skeleton height={120} />
          <Skeleton height={120} />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="tag"
          title={tab === 'all' ? '还没有兑换过' : `没有${tabWords[tab]}的兑换`}
          actions={
            tab === 'all' ? (
              <ButtonLink href="/mall">去积分商城</ButtonLink>
            ) : (
              <ButtonLink href={mallOrdersPath}>看全部</ButtonLink>
            )
          }
        />
      ) : (
        <div className={styles.list}>
          {data.items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          <Pagination
            current={page}
            pageCount={Math.ceil(data.totalCount / pageSize)}
            hrefOf={(number) => hrefOf(tab, number)}
          />
        </div>
      )}
    </>
  );
}

function OrderCard({ order }: { readonly order: MallOrder }) {
  const { id, no, title, picture, pieces } = order;
  return (
    <article className={styles.card} aria-label={`兑换 ${no}`}>
      <GoodsPicture picture={picture} isSmall />
      <div className={styles.words}>
        <Link href={mallOrderPath(id)} className={classNames(styles.title)}>
          {title} × {pieces}
        </Link>
        <span className={styles.note}>{no}</span>
        <span className={styles.note}>{priceText(order)}</span>
      </div>
      <MallOrderStateText order={order} />
      <div className={styles.actions}>
        <MallOrderActions order={order} />
        <ButtonLink size="small" href={mallOrderPath(id)}>
          详情
        </ButtonLink>
      </div>
    </article>
  );
}
