import type { MySignPoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { lazy, Suspense, useState } from 'react';
import { PassCode } from '../../../shared/pass/pass-code.tsx';
import { readPosterLink } from './poster-link.ts';
import styles from './sign-in.module.css';
import { SignPointRow } from './sign-point-row.tsx';
import { usePosterLink } from './use-poster-link.ts';
import { usePosterSignIn } from './use-poster-sign-in.ts';

const SignInResult = lazy(async () => ({ default: (await import('./sign-in-result.tsx')).SignInResult }));
const ScanScreen = lazy(async () => ({ default: (await import('../../../shared/scan/scan-screen.tsx')).ScanScreen }));

interface SignInViewProps {
  readonly points: readonly MySignPoint[];
  /** Ticket code for typing. */
  readonly code: string | undefined;
}

/** Offers three ways to sign in: show the code, scan the hall's poster, ask the staff. */
export function SignInView({ points, code }: SignInViewProps) {
  const [scanning, setScanning] = useState<'in' | 'out'>();
  const { isBusy, outcome, signIn, signOut, forget } = usePosterSignIn();
  usePosterLink(signIn);
  return (
    <>
      <div role="status">
        {isBusy && (
          <p className={styles.busy}>
            <Spinner size={18} />
            正在登记…
          </p>
        )}
      </div>
      <section className={styles.code}>
        <h2>给工作人员扫</h2>
        <PassCode label="入场码" fallback={code} className={styles.qr} />
      </section>
      <h2 className={styles.heading}>签到点</h2>
      <ul className={styles.list}>
        {points.map((point) => (
          <SignPointRow key={point.id} point={point} isBusy={isBusy} onScan={setScanning} />
        ))}
      </ul>
      <p className={styles.ways}>扫不出来或手机没电时，请到入口找工作人员，报姓名就能签到。</p>
      {scanning !== undefined && (
        <Suspense>
          <ScanScreen
            label={scanning === 'in' ? '扫会场海报' : '扫会场海报离场'}
            subject="海报"
            otherWay="返回"
            onClose={() => setScanning(undefined)}
            onFound={(text) => {
              const poster = readPosterLink(text);
              if (!poster) return '这不是签到海报的二维码。';
              setScanning(undefined);
              void (scanning === 'in' ? signIn : signOut)(poster);
              return undefined;
            }}
          />
        </Suspense>
      )}
      {outcome && (
        <Suspense>
          <SignInResult outcome={outcome} onClose={forget} />
        </Suspense>
      )}
    </>
  );
}
