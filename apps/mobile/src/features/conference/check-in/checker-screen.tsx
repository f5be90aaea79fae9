import { classNames } from '@tuyuan/ui/class-names.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEndedSession } from '../../../shared/meeting/use-ended-session.ts';
import { paths } from '../../../shared/paths.ts';
import { useQrCamera } from '../../../shared/scan/use-qr-camera.ts';
import { useWakeLock } from '../../../shared/use-wake-lock.ts';
import { CheckerBar } from './checker-bar.tsx';
import styles from './checker-screen.module.css';
import type { CheckerSheet } from './checker-sheets.tsx';
import type { CheckerState } from './checker-state.ts';
import { CheckerStrip } from './checker-strip.tsx';
import { CheckerTools } from './checker-tools.tsx';
import type { ScanWish } from './checker-types.ts';
import type { Checker } from './create-checker.ts';
import { ResultCard } from './result-card.tsx';
import { ScanRefused } from './scan-refused.ts';
import { signal } from './signals.ts';
import { useWedge } from './use-wedge.ts';

const CheckerSheets = lazy(async () => ({ default: (await import('./checker-sheets.tsx')).CheckerSheets }));

interface CheckerScreenProps {
  readonly checker: Checker;
  readonly state: CheckerState;
}

/** The same code in view is one scan; after this many milliseconds it counts as shown again on purpose. */
const sameCodeMs = 4000;
/** How long a green card stays before the next person. */
const passMs = 1200;

/** The scanner, always dark: camera above, the verdict in a fixed place below it, tools within thumb's reach. */
export function CheckerScreen({ checker, state }: CheckerScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef({ text: '', at: 0 });
  const [fault, setFault] = useState<string>();
  const [opened, setOpened] = useState<CheckerSheet>();
  const navigate = useNavigate();
  useEndedSession();
  const { card, isBusy } = state;
  // Without a sign point there is nothing to check.
  const sheet = state.stand ? opened : 'stand';

  async function scan(wish: ScanWish) {
    const asker = opened;
    setFault(undefined);
    try {
      const decided = await checker.scan(wish);
      if (!decided) return setFault('上一张还没核完，这张没有算，请再试一次。');
      const next = decided.reason === 'ambiguous' ? 'name' : undefined;
      // A sheet opened meanwhile stays.
      setOpened((now) => (now === asker ? next : now));
    } catch (error) {
      if (!(error instanceof ScanRefused)) throw error;
      setFault(error.message);
    }
  }
  // A red or amber card must be read before the next person is scanned.
  const isWaitedFor = sheet !== undefined || (card !== undefined && card.verdict !== 'pass');
  function see(text: string) {
    const now = Date.now();
    const isSame = last.current.text === text && now - last.current.at < sameCodeMs;
    // Still in view while its card is read: not a new scan.
    if (isSame && (isBusy || isWaitedFor)) last.current = { text, at: now };
    if (isSame || isBusy || isWaitedFor) return;
    last.current = { text, at: now };
    void scan({ text });
  }
  const camera = useQrCamera(video, { onFound: see, isActive: sheet === undefined });
  useWedge((text) => {
    if (!isWaitedFor) void scan({ text });
  });
  useWakeLock();

  useEffect(() => {
    if (card) signal(card.verdict);
  }, [card]);
  useEffect(() => {
    if (card?.verdict !== 'pass' || sheet !== undefined) return;
    const timer = setTimeout(checker.dismiss, passMs);
    return () => clearTimeout(timer);
  }, [card, sheet, checker]);

  function close() {
    setFault(undefined);
    setOpened(undefined);
    if (!checker.state.stand) void navigate(paths.index);
  }

  const hint = hintOf(camera.state);
  return (
    <div className={styles.screen} data-theme="dark">
      <CheckerBar state={state} camera={camera} onStand={() => setOpened('stand')} />
      <CheckerStrip state={state} />
      <div className={styles.sight}>
        <video ref={video} className={styles.video} muted playsInline hidden={camera.state !== 'running'} />
        <div className={classNames(styles.frame, isBusy && styles.busy)} aria-hidden />
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.place} aria-live="assertive">
        {card ? (
          <ResultCard
            key={card.nonce}
            card={card}
            state={state}
            onDismiss={checker.dismiss}
            onOverride={() => setOpened('override')}
            onUndo={() => setOpened('undo')}
          />
        ) : (
          fault && (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          )
        )}
      </div>
      <CheckerTools state={state} onOpen={setOpened} />
      <Suspense>
        {sheet && (
          <CheckerSheets
            key={sheet}
            sheet={sheet}
            checker={checker}
            state={state}
            fault={fault}
            onScan={scan}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

function hintOf(state: 'starting' | 'running' | 'refused' | 'missing'): string | undefined {
  if (state === 'refused') return '没有相机权限，可以接扫码枪、拍码、输票号或查姓名';
  if (state === 'missing') return '打不开相机，可以接扫码枪、拍码、输票号或查姓名';
  return undefined;
}
