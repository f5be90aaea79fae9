import { useGetPosterQuery, useRenewPosterMutation } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { ManagedSignPoint } from '@tuyuan/contract/conference/sign-point-management.ts';
import { Alert, App, Button, Spin } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { PosterDialog } from '../../../shared/poster/poster-dialog.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { momentSpan } from '../../../shared/wire-moment.ts';
import styles from './sign-poster-dialog.module.css';

interface SignPosterDialogProps {
  readonly point: ManagedSignPoint;
  readonly onClose: () => void;
}

/** The poster attendees scan to check in themselves: print it, or replace it by a new one. */
export function SignPosterDialog({ point, onClose }: SignPosterDialogProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const { data, error } = useGetPosterQuery({ id: point.id });
  const [renew, { isLoading }] = useRenewPosterMutation();
  const hasPoster = data !== undefined && data.address !== '';

  async function make(): Promise<void> {
    if (hasPoster) {
      const isSure = await modal.confirm({
        title: '换一张新海报？',
        content: '已贴出的旧海报立刻失效，要把新的贴上。',
        okText: '换新海报',
        okButtonProps: { danger: true },
      });
      if (!isSure) return;
    }
    await attempt(() => renew({ id: point.id }).unwrap(), hasPoster ? '已换新海报，旧的失效' : '海报做好了，可以打印');
  }

  return (
    <PosterDialog
      title={`「${point.name}」的签到海报`}
      conferenceId={point.conferenceId}
      poster={
        hasPoster
          ? {
              name: point.name,
              address: data.address,
              codeLabel: `「${point.name}」签到码`,
              how: '打开微信「扫一扫」签到',
              facts: [point.place, `第 ${data.posterNumber} 张`, posterTimes(point)],
            }
          : undefined
      }
      commands={
        <Button loading={isLoading} disabled={data === undefined} onClick={() => void make()}>
          {hasPoster ? '换新海报' : '制作海报'}
        </Button>
      }
      onClose={onClose}
    >
      {error !== undefined && <Alert type="error" showIcon title={failureText(error)} />}
      {data === undefined && error === undefined && <Spin />}
      {data?.address === '' && (
        <p className={styles.none}>
          还没有海报。制作后贴在现场，参会者用微信或手机扫一扫就能自己签到
          {point.radiusM === null ? '。' : `，须在 ${point.radiusM} 米内。`}
        </p>
      )}
    </PosterDialog>
  );
}

function posterTimes({ posterFrom, posterUntil, opensAt, closesAt }: ManagedSignPoint): string {
  return momentSpan(posterFrom ?? opensAt, posterUntil ?? closesAt);
}
