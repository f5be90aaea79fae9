import { Button } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './qr-log-in.module.css';
import { useQrLogIn } from './use-qr-log-in.ts';

interface QrLogInProps {
  readonly rememberMe: boolean;
  /** Switch for `rememberMe`. */
  readonly remember: ReactNode;
}

/** By a code that a phone, logged in already, scans and confirms. */
export function QrLogIn({ rememberMe, remember }: QrLogInProps) {
  const { code, isScanned, ended, renew } = useQrLogIn(rememberMe);
  return (
    <div className={styles.qr}>
      <div className={styles.code}>
        {code === '' ? (
          <Skeleton height={208} />
        ) : (
          <QrCode
            text={`${window.location.origin}/account/scan?code=${code}`}
            label="登录二维码，用手机扫"
            size={208}
            level="L"
          />
        )}
        {(isScanned || ended !== undefined) && (
          <div className={styles.veil}>
            {ended === undefined ? (
              <>
                <Icon name="check" size={32} className={styles.done} />
                <p>已扫描</p>
              </>
            ) : (
              <>
                <p>{ended}</p>
                <Button size="small" icon="refresh" onClick={renew}>
                  换一个
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <p className={styles.note} role="status">
        {isScanned && ended === undefined
          ? '请在手机上点「确认登录」'
          : '用手机的相机或微信扫一扫，在已登录本站的手机上确认。两分钟内有效。'}
      </p>
      {remember}
    </div>
  );
}
