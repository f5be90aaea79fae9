import { useGetMyLiveUploadsQuery, useWithdrawLiveUploadMutation } from '@tuyuan/api-client/conference/photo-wall.ts';
import type { LiveUpload } from '@tuyuan/contract/conference/photo-wall.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './my-uploads.module.css';
import { uploadState } from './upload-state.ts';

const pollMs = 4000;

/** Shows the photographer's uploads with their states; they can be withdrawn. */
export function MyUploads() {
  const { data } = useGetMyLiveUploadsQuery(undefined, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const [withdraw, withdrawing] = useWithdrawLiveUploadMutation();
  async function takeBack({ id, title }: LiveUpload) {
    const isMeant = await confirm({
      title: `撤回「${title}」？`,
      text: '照片会从照片墙上消失，再要上墙须请会务组恢复。',
      confirmText: '撤回照片',
    });
    if (!isMeant) return;
    const { error } = await withdraw({ id });
    void say(error === undefined ? '已撤回' : failureText(error));
  }
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>我上传的</h3>
      <ul className={styles.list}>
        {data.items.map((upload) => {
          const { tone, text } = uploadState(upload);
          return (
            <li key={upload.id} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{upload.title}</span>
                <span className={styles.meta}>
                  <Facts>
                    {upload.hall}
                    {wireClock(upload.at)}
                    {upload.problem || upload.withdrawnReason}
                  </Facts>
                </span>
              </span>
              <StateChip tone={tone}>{text}</StateChip>
              {upload.state !== 'withdrawn' && (
                <button
                  type="button"
                  className={styles.back}
                  disabled={withdrawing.isLoading}
                  aria-label={`撤回「${upload.title}」`}
                  onClick={() => void takeBack(upload)}
                >
                  撤回
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
