import type { TicketPass } from '@tuyuan/contract/conference/ticket-pass.ts';
import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { Popup } from 'antd-mobile';
import { Button } from '../../../shared/layout/button.tsx';
import { useModalFocus } from '../../../shared/layout/use-modal-focus.ts';
import { PassCode } from '../../../shared/pass/pass-code.tsx';
import { useWakeLock } from '../../../shared/use-wake-lock.ts';
import styles from './full-screen-pass.module.css';

/** Shows the code in full screen, white in both themes, and keeps the screen on. */
export function FullScreenPass({ pass, onClose }: { readonly pass: TicketPass; onClose(): void }) {
  useWakeLock();
  const focus = useModalFocus(onClose);
  return (
    <Popup visible position="bottom" onClose={onClose} bodyClassName={styles.body ?? ''} destroyOnClose>
      <div {...focus} className={styles.screen} role="dialog" aria-modal="true" aria-label="全屏亮码">
        <h2 className={styles.name}>{pass.name}</h2>
        <p className={styles.seat}>{[pass.hall, pass.seat].filter((part) => part !== '').join(' ')}</p>
        <PassCode label="入场码" fallback={pass.code} note="秒后换新" className={styles.code} />
        {pass.code !== '' && (
          <>
            <p className={styles.typed}>{formatTicketCode(pass.code)}</p>
            <p className={styles.hint}>扫不出来时，请报票号</p>
          </>
        )}
        <Button size="large" onClick={onClose}>
          收起
        </Button>
      </div>
    </Popup>
  );
}
