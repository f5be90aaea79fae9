import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { sizeText } from '../../../shared/image-facts.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { LICENCE_ANCHOR } from './licence-anchor.ts';
import styles from './licence-panel.module.css';
import { WishButton } from './wish-button.tsx';

interface LicencePanelProps {
  readonly image: ImageDetail;
  /** The viewer's available action for the original. */
  readonly action?: ReactNode;
  /** Where one chooses a licence and buys it. */
  readonly buying?: ReactNode;
}

/** Shows what an image may be used for and what that costs. */
export function LicencePanel({ image, action, buying }: LicencePanelProps) {
  const { id, author, prices, canUseAuthPay, format, bytes } = image;
  const { user } = useSessionState();
  const isSold = Object.values(prices).some((price) => price !== null);
  return (
    <section id={LICENCE_ANCHOR} className={styles.panel} aria-labelledby="licence-title">
      <h2 id="licence-title" className={styles.title}>
        授权与价格
      </h2>
      {!isSold && <p className={styles.note}>这张图片还没有定价，只供浏览。想用就告诉作者，定价时会优先考虑。</p>}
      {!isSold && <WishButton image={image} />}
      {isSold && buying}
      <ul className={styles.terms}>
        <li className={styles.term}>
          <Icon name="check" size={16} className={styles.yes} />
          <span>
            原图 {sizeText(image)} px · {format.toUpperCase()} · {formatFileSize(bytes)}
          </span>
        </li>
        {isSold && canUseAuthPay && (
          <li className={styles.term}>
            <Icon name="check" size={16} className={styles.yes} />
            <span>可用授权套餐支付</span>
          </li>
        )}
        <li className={styles.term}>
          <Icon name="close" size={16} className={styles.no} />
          <span>不可转售图片本身，不可注册为商标</span>
        </li>
      </ul>
      {action && <div className={styles.action}>{action}</div>}
      {user?.id === author.id && (
        <div className={styles.action}>
          <ButtonLink icon="edit" isBlock href={`/user/main/works/photo?edit=${id}`}>
            改资料和价格
          </ButtonLink>
        </div>
      )}
      <p className={styles.note}>页面上的预览最大 1600 px，带水印。</p>
    </section>
  );
}
