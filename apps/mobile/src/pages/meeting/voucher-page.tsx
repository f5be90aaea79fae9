import { useGetMyVouchersQuery, useGetPassQuery } from '@tuyuan/api-client/conference/ticket-pass.ts';
import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Utensils } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { DietLink } from '../../features/conference/vouchers/diet-link.tsx';
import { voucherAt } from '../../features/conference/vouchers/voucher-at.ts';
import { VoucherCard } from '../../features/conference/vouchers/voucher-card.tsx';
import { VoucherList } from '../../features/conference/vouchers/voucher-list.tsx';
import styles from '../../features/conference/vouchers/vouchers.module.css';
import { conferenceToday } from '../../shared/clock/conference-today.ts';
import { serverNow } from '../../shared/clock/server-clock.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { useNow } from '../../shared/use-now.ts';

/** While a voucher is open its holder is at the counter, and the redemption should show at once. */
const atCounterMs = 4000;
const listMs = 30_000;
/** Older answers mean that the phone is offline and has to use its own clock. */
const agedMs = 2 * listMs;

const isMealToCome = ({ kind, state }: MyVoucher) => kind === 'meal' && (state === 'locked' || state === 'available');

export function VoucherPage() {
  const [query] = useSearchParams();
  const id = Number(query.get('id') ?? 0);
  const pollingInterval = id > 0 ? atCounterMs : listMs;
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMyVouchersQuery(undefined, {
      pollingInterval,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    }),
  );
  const { data: pass } = useKept(useGetPassQuery());
  const isAged = useNow(5000) - (asOf?.getTime() ?? 0) > agedMs;
  const vouchers = (data?.items ?? []).map((voucher) => (isAged ? voucherAt(voucher, serverNow()) : voucher));
  const shown = vouchers.find((voucher) => voucher.id === id);
  const next = vouchers.find(({ state, id: other }) => other !== id && (state === 'available' || state === 'locked'));
  return (
    <PageFrame
      title={shown ? `${shown.name}券` : '餐券礼券'}
      hasTabs={false}
      asOf={asOf}
      error={error}
      subject="餐券"
      offlineText="没有网络，券码照常可用"
      onRefresh={refetch}
    >
      {shown && <VoucherCard voucher={shown} next={next} code={pass?.code} />}
      {!shown && vouchers.length > 0 && (
        <>
          <VoucherList vouchers={vouchers} today={conferenceToday()} />
          {vouchers.some(isMealToCome) && <DietLink />}
        </>
      )}
      {isLoading && (
        <div className={styles.list} aria-busy>
          <Skeleton height={114} />
          <Skeleton height={114} />
          <Skeleton height={114} />
        </div>
      )}
      {data && vouchers.length === 0 && (
        <EmptyView icon={Utensils} title="还没有餐券" text="会务发放后会出现在这里，用餐时出示即可。" />
      )}
      {!data && !isLoading && <FailureView title="餐券没有加载出来" error={error} onRetry={refetch} />}
    </PageFrame>
  );
}
