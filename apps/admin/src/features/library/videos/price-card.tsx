import { useGetVideoOfferQuery, useSetVideoPricesMutation } from '@tuyuan/api-client/commerce/video-offer.ts';
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { licenceTierNames } from '@tuyuan/contract/library/video-words.ts';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { tierTitles } from '../../../shared/commerce/order-words.tsx';
import { useUnsavedGuard } from '../../../shared/form/use-unsaved-guard.ts';
import { PriceFields } from '../../../shared/library/price-fields.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './videos.module.css';

interface PriceCardProps {
  readonly video: VideoDraft;
  readonly mayEdit: boolean;
}

/** What the tiers of a video are sold for, and why it isn't where it isn't. */
export function PriceCard({ video, mayEdit }: PriceCardProps) {
  const { id, version, author, freeTiers } = video;
  const { data, error, refetch } = useGetVideoOfferQuery({ videoId: id });
  const [changed, setChanged] = useState<LicencePrices>();
  const [isSaving, setSaving] = useState(false);
  const [set] = useSetVideoPricesMutation();
  const attempt = useAttempt();
  useUnsavedGuard(changed !== undefined);
  const prices = changed ?? data?.prices;
  const clashing = licenceTierNames.filter((tier) => freeTiers.includes(tier) && (prices?.[tier] ?? null) !== null);
  const isZero = prices !== undefined && Object.values(prices).includes(0);
  const fault = isZero
    ? '价格要大于 0；免费请在「免费授权」里勾选。'
    : clashing.length > 0
      ? `${clashing.map((tier) => tierTitles[tier]).join('、')}已经免费，不再出售；要收费请先取消免费并保存。`
      : undefined;

  async function save(): Promise<void> {
    if (!changed) return;
    setSaving(true);
    const isSaved = await attempt(() => set({ videoId: id, prices: changed }).unwrap(), '价格已保存');
    if (isSaved) setChanged(undefined);
    setSaving(false);
  }

  return (
    <section className={styles.card} aria-label="价格">
      <div className={styles.head}>
        <h2 className={styles.title}>价格</h2>
        {mayEdit && (
          <Button
            size="small"
            type="primary"
            loading={isSaving}
            disabled={changed === undefined || fault !== undefined}
            onClick={() => void save()}
          >
            保存价格
          </Button>
        )}
      </div>
      {!data && error !== undefined ? (
        <NotLoaded noun="价格" error={error} onRetry={refetch} />
      ) : (
        <>
          {author === null && <Alert type="info" showIcon title="选定摄影师并保存后才能定价，收益归 TA。" />}
          {version === null && <Alert type="info" showIcon title="转码完成后才能定价。" />}
          {prices && (
            <PriceFields
              value={prices}
              isDisabled={!mayEdit || author === null || version === null}
              onChange={setChanged}
            />
          )}
          {fault && <Alert type="error" showIcon role="alert" title={fault} />}
          <p className={styles.note}>留空的一档不出售。买家下载的是原片；视频不能用套餐抵。</p>
        </>
      )}
    </section>
  );
}
