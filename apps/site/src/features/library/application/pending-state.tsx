import { useWithdrawApplicationMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { wireClock, wireDay, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useReviewResults } from '../../../shared/use-review-results.ts';
import { SampleDrop } from './sample-drop.tsx';
import { SampleStrip } from './sample-strip.tsx';
import styles from './state-card.module.css';
import { StateCard } from './state-card.tsx';
import { useSampleUploads } from './use-sample-uploads.ts';

interface PendingStateProps {
  readonly application: OwnApplication;
  onNews(): void;
}

/** An application that waits: its place in line, when to expect the result, and what can still be done. */
export function PendingState({ application, onNews }: PendingStateProps) {
  const { ahead, expectedOn, submittedAt, samples, limits } = application;
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();
  const [isAdding, setAdding] = useState(false);
  const uploads = useSampleUploads();
  useReviewResults(onNews);

  async function takeBack(): Promise<void> {
    const isSure = await showConfirm({
      title: '撤回申请？',
      text: '身份证照片会马上删除，其他都留着，随时可以再交；再交要重新排队。',
      confirmText: '撤回申请',
    });
    if (!isSure) return;
    const { error } = await withdraw({});
    if (!error) showToast({ text: '已撤回，身份证照片已删除', tone: 'success' });
  }

  const place = ahead === 0 ? '前面没有人了' : `前面还有 ${ahead ?? 0} 份`;
  return (
    <StateCard
      tone="warning"
      icon="clock"
      title="申请已收到，正在审核"
      lead={`${place}${expectedOn === null ? '' : `，预计 ${wireDay(expectedOn)}前有结果`}。结果会马上出现在这里，不用守着。`}
    >
      <ol className={styles.steps}>
        <li className={styles.past}>
          提交申请
          {submittedAt && (
            <small>
              {wireShortDay(submittedAt)} {wireClock(submittedAt)}
            </small>
          )}
        </li>
        <li className={styles.now} aria-current="step">
          审核中
        </li>
        <li>有结果</li>
      </ol>
      <hr className={styles.rule} />
      <SampleStrip samples={samples} uploads={uploads} />
      {isAdding && <SampleDrop isFull={samples.length >= limits.maxSamples} onPicked={(files) => uploads.add(files)} />}
      <div className={styles.actions}>
        {!isAdding && <Button onClick={() => setAdding(true)}>补充样片</Button>}
        <Button isBusy={isLoading} onClick={() => void takeBack()}>
          撤回申请
        </Button>
      </div>
    </StateCard>
  );
}
