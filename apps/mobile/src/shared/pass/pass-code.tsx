import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './pass-code.module.css';
import { StepRing } from './step-ring.tsx';
import { usePass } from './use-pass.ts';
import { usePassText } from './use-pass-text.ts';

interface PassCodeProps {
  /** 入场码, 午餐券. */
  readonly label: string;
  /** Shown as a code that does not change where the browser can make no other. */
  readonly fallback: string | undefined;
  /** 秒后换新，截图无效. */
  readonly note?: string;
  readonly className?: string | undefined;
}

/** The code that changes, on white in both themes, with the seconds to the next one. */
export function PassCode({ label, fallback, note = '秒后换新，截图无效', className }: PassCodeProps) {
  const { pass, isImpossible } = usePass();
  const text = usePassText(pass) ?? (isImpossible ? fallback : undefined);
  return (
    <>
      <div className={`${styles.box} ${className ?? ''}`}>
        {text === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <QrCode text={text} label={label} level="L" quiet={0} className={styles.code} />
        )}
      </div>
      {isImpossible ? (
        <p className={styles.note}>这个网址不支持动态码，请出示此码并报票号</p>
      ) : (
        <p className={styles.note}>
          <StepRing />
          {note}
        </p>
      )}
    </>
  );
}
