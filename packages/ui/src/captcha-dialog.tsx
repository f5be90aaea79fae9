import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import styles from './captcha-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import type { TrackPoint } from './slide-track.ts';
import { type SliderPicture, SliderPuzzle } from './slider-puzzle.tsx';

/** Result of an attempt. */
export type CaptchaVerdict =
  | { readonly isSolved: true }
  | {
      readonly isSolved: false;
      /** Chinese, fit to show. */
      readonly message: string;
      /** Whether this picture may be tried again. */
      readonly mayRetry: boolean;
    };

interface CaptchaDialogProps {
  readonly isOpen: boolean;
  /** Creates a new puzzle; rejects on failure. */
  getPicture(): Promise<SliderPicture>;
  check(track: readonly TrackPoint[]): Promise<CaptchaVerdict>;
  /** Called when closed without a solution. After a solution, the opener closes the dialog. */
  onClose(): void;
}

/** Asks for puzzles until one is solved or the dialog is closed. */
export function CaptchaDialog({ isOpen, onClose, ...rest }: CaptchaDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="安全验证" width="388px" closesOnBackdrop={false} onClose={onClose}>
      <CaptchaBody {...rest} />
    </Dialog>
  );
}

type Shown = { readonly picture: SliderPicture; readonly attempt: number } | 'loading' | 'failed';

function CaptchaBody({ getPicture, check }: Omit<CaptchaDialogProps, 'isOpen' | 'onClose'>) {
  const [shown, setShown] = useState<Shown>('loading');
  const [fault, setFault] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  async function renew(): Promise<void> {
    setShown('loading');
    try {
      setShown({ picture: await getPicture(), attempt: 0 });
    } catch {
      setShown('failed');
    }
  }
  const begin = useEffectEvent(() => void renew());
  useEffect(() => begin(), []);

  async function onLetGo(picture: SliderPicture, attempt: number, track: readonly TrackPoint[]): Promise<void> {
    setChecking(true);
    const verdict = await check(track);
    setChecking(false);
    if (verdict.isSolved) return;
    setFault(verdict.message);
    if (verdict.mayRetry) setShown({ picture, attempt: attempt + 1 });
    else await renew();
  }

  if (shown === 'failed') return <ErrorState title="验证没有加载出来" onRetry={() => void renew()} />;
  return (
    <div className={styles.captcha}>
      {shown === 'loading' ? (
        <div className={styles.loading} role="status" aria-label="正在载入验证">
          <Skeleton height="100%" />
          <Skeleton height={44} />
        </div>
      ) : (
        <SliderPuzzle
          // Each try begins at the left edge.
          key={`${shown.picture.piece.slice(-40)} ${shown.attempt}`}
          picture={shown.picture}
          isChecking={isChecking}
          isWrong={fault !== undefined}
          onLetGo={(track) => void onLetGo(shown.picture, shown.attempt, track)}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.fault} role="alert">
          {fault !== undefined && (
            <>
              <Icon name="warning" size={14} />
              {fault}
            </>
          )}
        </p>
        <Button kind="text" size="small" icon="refresh" disabled={isChecking} onClick={() => void renew()}>
          换一张
        </Button>
      </div>
    </div>
  );
}
