import { useGetMyPackagesQuery } from '@tuyuan/api-client/commerce/image-auth-trade.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import styles from './authtrade.module.css';
import { OfferCards } from './offer-cards.tsx';
import { PackageCard } from './package-card.tsx';
import { TradeList } from './trade-list.tsx';

/** One's authorization packages, what moved their licences, and those on sale. */
export function AuthtradeView() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useGetMyPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError && !data)
    return <ErrorState title="套餐没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" />;
  const { packages, offers } = data;
  const chosen = packages.find(({ id }) => id === Number(query.get('package'))) ?? packages[0];
  return (
    <>
      {packages.length === 0 ? (
        <EmptyState
          icon="tag"
          title={offers.length > 0 ? '还没有授权套餐，下面可以购买' : '还没有授权套餐，需要的话请联系我们'}
        />
      ) : (
        <div className={styles.cards}>
          {packages.map((pack) => (
            <PackageCard key={pack.id} pack={pack} isChosen={pack.id === chosen?.id} />
          ))}
        </div>
      )}
      {chosen && <TradeList key={chosen.id} pack={chosen} />}
      {offers.length > 0 && (
        <section aria-labelledby="offers">
          <h2 id="offers" className={styles.title}>
            购买套餐
          </h2>
          <OfferCards offers={offers} onBought={() => void refetch()} />
        </section>
      )}
    </>
  );
}
