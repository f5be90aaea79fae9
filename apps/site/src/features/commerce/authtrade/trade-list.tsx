import { useGetTradesQuery } from '@tuyuan/api-client/commerce/image-auth-trade.ts';
import type { AuthPackage, AuthTrade } from '@tuyuan/contract/commerce/image-auth-trade.ts';
import { type TradeKind, tradeKinds } from '@tuyuan/contract/commerce/package-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import records from '../../../shared/commerce/records.module.css';
import styles from './authtrade.module.css';
import { tradesPath } from './trades-path.ts';

const pageSize = 20;
const kindWords: Readonly<Record<TradeKind, string>> = {
  granted: '发放',
  used: '使用',
  returned: '退回',
  expired: '过期',
};

/** What moved a package's licences, with its kind in the address. */
export function TradeList({ pack }: { readonly pack: AuthPackage }) {
  const [query, setQuery] = useSearchParams();
  const kind: TradeKind | '' = tradeKinds.find((name) => name === query.get('kind')) ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const packageId = pack.id;
  const { data, isError, isFetching, refetch } = useGetTradesQuery(
    { packageId, ...(kind && { kind }), skipCount: (page - 1) * pageSize, maxResultCount: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby="trades">
      <div className={records.filters}>
        <h2 id="trades" className={styles.title}>
          {pack.name}的使用记录
        </h2>
        <Select
          label="类型"
          value={kind}
          options={[
            { value: '', label: '全部类型' },
            ...tradeKinds.map((name) => ({ value: name, label: kindWords[name] })),
          ]}
          onChange={(value) => setQuery(tradesPath({ packageId, kind: value }).split('?')[1] ?? '')}
        />
      </div>
      {isError && !data ? (
        <ErrorState title="记录没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="200px" />
      ) : data.items.length === 0 ? (
        <EmptyState icon="list" title="没有这样的记录" />
      ) : (
        <>
          <div className={records.scroller}>
            <table className={records.table} aria-label="使用记录">
              <thead>
                <tr>
                  <th scope="col">图片</th>
                  <th scope="col">类型</th>
                  <th scope="col">使用人</th>
                  <th scope="col" className={records.end}>
                    次数
                  </th>
                  <th scope="col" className={records.end}>
                    余
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((trade) => (
                  <TradeRow key={`${trade.kind}${trade.id}`} trade={trade} />
                ))}
              </tbody>
            </table>
          </div>
          {data.totalCount > pageSize && (
            <Pagination
              current={page}
              pageCount={Math.ceil(data.totalCount / pageSize)}
              hrefOf={(number) => tradesPath({ packageId, kind, page: number })}
            />
          )}
        </>
      )}
    </section>
  );
}

function TradeRow({ trade }: { readonly trade: AuthTrade }) {
  const { kind, at, image, orderNo, person, amount, balance } = trade;
  return (
    <tr>
      <td className={records.wide}>
        <div className={records.picture}>
          {image && <LinePicture ware={{ ...image, imageId: image.id, videoId: null, poster: null }} />}
          <div>
            <p>{image ? image.title : kindWords[kind]}</p>
            <p className={records.note}>
              {formatDateTime(at)}
              {orderNo && ` · ${orderNo}`}
            </p>
          </div>
        </div>
      </td>
      <td>{kindWords[kind]}</td>
      <td>{person?.name ?? '—'}</td>
      <td className={records.end}>
        <span className={`${records.amount} ${amount > 0 ? records.plus : ''}`}>
          {amount > 0 ? `+${amount}` : `−${-amount}`}
        </span>
      </td>
      <td className={records.end}>{balance}</td>
    </tr>
  );
}
