import { useDownloadMutation } from '@tuyuan/api-client/commerce/order.ts';
import type { OrderLine } from '@tuyuan/contract/commerce/order.ts';
import type { DownloadVariant } from '@tuyuan/contract/commerce/order-states.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import { useStartDownload } from '../../../shared/commerce/use-start-download.ts';
import { verifyPath } from '../../../shared/commerce/verify-path.ts';
import { tierName } from '../../../shared/licence-tiers.ts';
import styles from './order-card.module.css';
import { refundWords } from './order-words.ts';

interface OrderLineRowProps {
  readonly line: OrderLine;
  /** Paid with a package's licences, not with money. */
  readonly isPackage: boolean;
}

/** A picture or a video of an order with its licence and its files. */
export function OrderLineRow({ line, isPackage }: OrderLineRowProps) {
  const { licence, refund, title } = line;
  const isVideo = line.videoId !== null;
  const original = isVideo ? '原片' : '原图';
  const [get, getting] = useDownloadMutation();
  const startDownload = useStartDownload();
  const isGone = licence?.isRevoked ?? false;
  const isResting = refund === 'requested';
  async function download(variant: DownloadVariant): Promise<void> {
    if (!licence) return;
    const { data } = await get({ licenceId: licence.id, variant });
    if (data) startDownload(data.address);
  }
  return (
    <li className={styles.line}>
      <LinePicture ware={line} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {line.no} · {line.author.name} · {tierName(line.tier)}
        </p>
      </div>
      <div className={styles.licence}>
        {licence ? (
          <>
            <Link href={verifyPath(licence.no)} className={styles.code}>
              {licence.no}
            </Link>
            <span className={isGone ? styles.bad : isResting ? styles.wait : styles.good}>
              {isGone ? '已撤销' : isResting ? '退款申请中' : '有效'}
            </span>
          </>
        ) : (
          <span className={styles.note}>支付后生成授权号</span>
        )}
        {refund === 'rejected' && <span className={styles.wait}>{refundWords.rejected}</span>}
      </div>
      <span className={classNames(styles.price, isGone && styles.struck)}>
        {isPackage ? '1 次' : line.paidCents === 0 ? '免费' : formatPrice(line.paidCents)}
        {line.paidCents < line.listCents && <s>{formatPrice(line.listCents)}</s>}
      </span>
      {licence && !isGone && !isResting && (
        <div className={styles.files}>
          <Button
            size="small"
            icon="download"
            isBusy={getting.isLoading}
            aria-label={`${original}：${title}`}
            onClick={() => void download('original')}
          >
            {original}
          </Button>
          {!isVideo && (
            <Button
              size="small"
              kind="text"
              disabled={getting.isLoading}
              aria-label={`2048 px：${title}`}
              onClick={() => void download('web')}
            >
              2048 px
            </Button>
          )}
          <a
            className={styles.link}
            href={`/api/Resource/Licence/${licence.no}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`证书：${title}`}
          >
            证书
          </a>
        </div>
      )}
      {isGone && <span className={styles.bad}>{refund ? refundWords[refund] : '已退款'}</span>}
    </li>
  );
}
