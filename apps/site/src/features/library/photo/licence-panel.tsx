import type { ImageDetail, LicenceTier } from '@tuyuan/contract/library/image.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { formatLicencePrice } from '@tuyuan/format/money.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { sizeText } from '../../../shared/image-facts.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { LICENCE_ANCHOR } from './licence-anchor.ts';
import styles from './licence-panel.module.css';
import { WishButton } from './wish-button.tsx';

const tiers: readonly { readonly tier: LicenceTier; readonly name: string; readonly allows: string }[] = [
  { tier: 'editorial', name: '编辑用', allows: '新闻报道、图书教材、学术' },
  { tier: 'commercial', name: '商用', allows: '广告、包装、网站、宣传' },
  { tier: 'extended', name: '扩展', allows: '商品印制、转售、印量不限' },
];

interface LicencePanelProps {
  readonly image: ImageDetail;
  /** The viewer's available action for the original. */
  readonly action?: ReactNode;
}

/** Shows what each licence tier allows and costs. */
export function LicencePanel({ image, action }: LicencePanelProps) {
  const { id, author, prices, canUseAuthPay, format, bytes } = image;
  const { user } = useSessionState();
  const sold = tiers.filter(({ tier }) => prices[tier] !== null);
  const isSold = sold.length > 0;
  return (
    <section id={LICENCE_ANCHOR} className={styles.panel} aria-labelledby="licence-title">
      <h2 id="licence-title" className={styles.title}>
        授权与价格
      </h2>
      {!isSold && <p className={styles.note}>这张图片还没有定价，只供浏览。想用就告诉作者，定价时会优先考虑。</p>}
      {!isSold && <WishButton image={image} />}
      {isSold && (
        <ul className={styles.tiers}>
          {sold.map(({ tier, name, allows }) => (
            <li key={tier} className={styles.tier}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.allows}>{allows}</span>
              </span>
              <span className={styles.price}>{formatLicencePrice(prices[tier])}</span>
            </li>
          ))}
        </ul>
      )}
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
