import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Popup } from 'antd-mobile';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/layout/button.tsx';
import { useModalFocus } from '../../../shared/layout/use-modal-focus.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './sign-in.module.css';
import type { SignInOutcome } from './use-poster-sign-in.ts';

function titleOf(outcome: SignInOutcome): string {
  if (outcome.kind === 'signed') return outcome.isFirst ? '签到成功' : '之前已签到';
  return outcome.kind === 'left' ? '已离场' : '没有登记上';
}

/** Shows the outcome; a repeated sign-in shows the first one and is no error. */
export function SignInResult({ outcome, onClose }: { readonly outcome: SignInOutcome; onClose(): void }) {
  const navigate = useNavigate();
  const focus = useModalFocus(onClose);
  const isDone = outcome.kind !== 'refused';
  const Sign = isDone ? CircleCheck : CircleAlert;
  const title = titleOf(outcome);
  return (
    <Popup visible onClose={onClose} onMaskClick={onClose} bodyStyle={{ borderRadius: '16px 16px 0 0' }}>
      <div
        {...focus}
        className={styles.result}
        role="alertdialog"
        aria-modal="true"
        aria-label={outcome.kind === 'signed' ? '已签到' : title}
      >
        <Sign size={64} strokeWidth={1.5} className={isDone ? styles.good : styles.bad} aria-hidden />
        <h2>{title}</h2>
        <p>{isDone ? `${outcome.name}，${wireClock(outcome.at)}` : outcome.text}</p>
        {outcome.kind === 'refused' && outcome.wantsManner ? (
          <Button size="large" isPrimary onClick={() => void navigate(paths.maner)}>
            去看须知
          </Button>
        ) : outcome.kind === 'refused' && outcome.tryAgain ? (
          <>
            <Button size="large" isPrimary onClick={outcome.tryAgain}>
              再试一次
            </Button>
            <Button size="large" onClick={onClose}>
              先不了
            </Button>
          </>
        ) : (
          <>
            <Button size="large" isPrimary onClick={onClose}>
              知道了
            </Button>
            {outcome.kind === 'signed' && outcome.leave && (
              <Button size="large" onClick={outcome.leave}>
                我要离场
              </Button>
            )}
          </>
        )}
      </div>
    </Popup>
  );
}
