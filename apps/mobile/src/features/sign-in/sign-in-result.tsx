import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Button, Popup } from 'antd-mobile';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useModalFocus } from '../../shared/layout/use-modal-focus.ts';
import { paths } from '../../shared/paths.ts';
import styles from './sign-in.module.css';
import type { SignInOutcome } from './use-poster-sign-in.ts';

/** How it went; the second time shows the first, and is no error. */
export function SignInResult({ outcome, onClose }: { readonly outcome: SignInOutcome; onClose(): void }) {
  const navigate = useNavigate();
  const focus = useModalFocus(onClose);
  const isIn = outcome.kind === 'signed';
  const Sign = isIn ? CircleCheck : CircleAlert;
  return (
    <Popup visible onClose={onClose} onMaskClick={onClose} bodyStyle={{ borderRadius: '16px 16px 0 0' }}>
      <div
        {...focus}
        className={styles.result}
        role="alertdialog"
        aria-modal="true"
        aria-label={isIn ? '已签到' : '没有签到'}
      >
        <Sign size={64} strokeWidth={1.5} className={isIn ? styles.good : styles.bad} aria-hidden />
        <h2>{isIn ? (outcome.isFirst ? '签到成功' : '之前已签到') : '没有签到'}</h2>
        <p>{isIn ? `${outcome.name}，${wireClock(outcome.at)}` : outcome.text}</p>
        {!isIn && outcome.wantsManner ? (
          <Button block color="primary" onClick={() => void navigate(paths.maner)}>
            去看须知
          </Button>
        ) : !isIn && outcome.tryAgain ? (
          <>
            <Button block color="primary" onClick={outcome.tryAgain}>
              再试一次
            </Button>
            <Button block onClick={onClose}>
              先不签
            </Button>
          </>
        ) : (
          <Button block color="primary" onClick={onClose}>
            知道了
          </Button>
        )}
      </div>
    </Popup>
  );
}
