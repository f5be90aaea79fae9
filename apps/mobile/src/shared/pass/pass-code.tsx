import { formatTicketCode } from '@tuyuan/format/ticket-code.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './pass-code.module.css';
import { StepRing } from './step-ring.tsx';
import { usePass } from './use-pass.ts';
import { usePassText } from './use-pass-text.ts';

interface PassCodeProps {
  /** 入场码, 午餐券. */
  readonly label: string;
  /** The ticket's typed code: shown as a static QR code if the browser cannot make changing ones, and as text if there is no QR code. */
  readonly fallback: string | undefined;
  /** 秒后换新，截图无效. */
  readonly note?: string;
  readonly className?: string | undefined;
}

/** Shows the changing code, on white in both themes, with the seconds until the next one. */
export function PassCode({ label, fallback, note = '秒后换新，截图无效', className }: PassCodeProps) {
  const { pass, isImpossible, hasFailed, retry } = usePass();
  const text = usePassText(pass) ?? (isImpossible ? fallback : undefined);
  const isMissing = hasFailed && text === undefined;
  return (
    <>
      <div className={`${styles.box} ${className ?? ''}`}>
        {isMissing ? (
          <div className={styles.missing} role="alert">
            <b>{label}没有加载出来</b>
            {fallback ? (
              <p>
                请报票号
                <span className={styles.typed}>{formatTicketCode(fallback)}</span>
              </p>
            ) : (
              <p>请找工作人员，报姓名</p>
            )}
            <button type="button" className={styles.retry} onClick={retry}>
              再试
            </button>
          </div>
        ) : text === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <QrCode text={text} label={label} level="L" quiet={0} className={styles.code} />
        )}
      </div>
      {isImpossible ? (
        <p className={styles.note}>
          <span>
            这个网址不支持动态码，请出示此码并报票号
            {fallback && <b className={styles.read}>{formatTicketCode(fallback)}</b>}
          </span>
        </p>
      ) : isMissing ? (
        <p className={styles.note}>恢复后会自动显示</p>
      ) : (
        <p className={styles.note}>
          <StepRing />
          {note}
        </p>
      )}
    </>
  );
}
