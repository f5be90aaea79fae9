import { useGetMallConfigQuery } from '@tuyuan/api-client/commerce/credit-mall-config.ts';
import { useGetMallGoodsQuery } from '@tuyuan/api-client/commerce/credit-product-data.ts';
import { useGetCreditOverviewQuery } from '@tuyuan/api-client/commerce/credits.ts';
import type { MallGoods } from '@tuyuan/contract/commerce/credit-product-data.ts';
import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { LinkChip } from '@tuyuan/ui/chip.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { goodsPath, mallOrdersPath } from '../../../shared/commerce/mall-paths.ts';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import { GoodsPicture } from './goods-picture.tsx';
import {
  goodsOrderNames,
  goodsOrders,
  type MallFilter,
  mallHref,
  pagesOf,
  readMallFilter,
  requestOf,
} from './mall-filter.ts';
import styles from './mall-view.module.css';
import { priceText } from './mall-words.ts';

/** What credits can be exchanged for. */
export function MallView() {
  const [query] = useSearchParams();
  const filter = readMallFilter(query);
  const navigate = useNavigate();
  const { user } = useSessionState();
  const { data: config } = useGetMallConfigQuery({});
  const { data, isError, isFetching, refetch } = useGetMallGoodsQuery(requestOf(filter));
  const change = (next: Partial<MallFilter>) => void navigate(mallHref({ ...filter, page: 1, ...next }));
  const kinds = config?.kinds ?? [];
  const all = kinds.reduce((sum, { goods }) => sum + goods, 0);
  return (
    <PageFrame>
      <section className={styles.page}>
        <header className={styles.head}>
          <h1>积分商城</h1>
          {user ? (
            <Purse />
          ) : (
            <ButtonLink href={`/account?returnUrl=${encodeURIComponent('/mall')}`}>登录看我的积分</ButtonLink>
          )}
        </header>
        <div className={styles.tools}>
          <nav className={styles.kinds} aria-label="种类">
            <LinkChip href={mallHref({ ...filter, kind: undefined, page: 1 })} isCurrent={filter.kind === undefined}>
              全部 {all}
            </LinkChip>
            {kinds.map(({ kind, goods }) => (
              <LinkChip key={kind} href={mallHref({ ...filter, kind, page: 1 })} isCurrent={filter.kind === kind}>
                {goodsKindTitles[kind]} {goods}
              </LinkChip>
            ))}
          </nav>
          {user && (
            <Checkbox state={filter.isAffordable} onChange={(isAffordable) => change({ isAffordable })}>
              只看我换得起的
            </Checkbox>
          )}
          <Select
            label="排序"
            value={filter.order}
            options={goodsOrderNames.map((value) => ({ value, label: goodsOrders[value] }))}
            onChange={(order) => change({ order })}
          />
        </div>
        {isError && !data ? (
          <ErrorState title="商品没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <div className={styles.grid} aria-busy="true">
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} height={300} />
            ))}
          </div>
        ) : data.items.length === 0 ? (
          <EmptyState
            icon="tag"
            title={filter.isAffordable ? '现在的积分还换不到商品' : '还没有商品'}
            text={filter.isAffordable ? '签到、投稿和购买都会得积分。' : '上架后会出现在这里。'}
            actions={(filter.isAffordable || filter.kind) && <ButtonLink href="/mall">看全部商品</ButtonLink>}
          />
        ) : (
          <ul className={styles.grid}>
            {data.items.map((goods) => (
              <li key={goods.id}>
                <GoodsCard goods={goods} lowStock={config?.lowStock ?? 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          current={filter.page}
          pageCount={pagesOf(data?.totalCount ?? 0)}
          hrefOf={(page) => mallHref({ ...filter, page })}
        />
      </section>
    </PageFrame>
  );
}

function Purse() {
  const { data } = useGetCreditOverviewQuery({});
  return (
    <div className={styles.purse}>
      <Link href="/credits">
        可用 <b>{data ? formatCount(data.available) : '…'}</b> 积分
      </Link>
      {data?.expiring.at && (
        <span>
          {formatCount(data.expiring.amount)} 分将于 {data.expiring.at.slice(5, 10)} 起到期
        </span>
      )}
      <ButtonLink href={mallOrdersPath} icon="list" size="small">
        我的兑换
      </ButtonLink>
    </div>
  );
}

function GoodsCard({ goods, lowStock }: { readonly goods: MallGoods; readonly lowStock: number }) {
  const { id, kind, title, picture, stock, perPerson } = goods;
  const isGone = stock === 0;
  return (
    <Link href={goodsPath(id)} className={classNames(styles.card, isGone && styles.gone)}>
      <span className={styles.kind}>{goodsKindTitles[kind]}</span>
      <GoodsPicture picture={picture} />
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        <span className={styles.price}>{priceText(goods)}</span>
        <span className={classNames(styles.stock, isGone ? styles.out : stock <= lowStock && styles.low)}>
          {isGone ? '已换完' : stock <= lowStock ? `库存 ${stock} · 快换完了` : `库存 ${formatCount(stock)}`}
          {!isGone && stock > lowStock && perPerson !== null && ` · 每人 ${perPerson} 件`}
        </span>
      </span>
    </Link>
  );
}
