import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoRawPath } from '@tuyuan/contract/resource-path.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { licenceTierWords } from '../../../shared/licence-tiers.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { videoPath } from '../../../shared/video-paths.ts';
import { resolutionWord } from '../../../shared/video-words.ts';
import styles from './video-licence.module.css';

interface VideoLicenceProps {
  readonly video: VideoDetail;
  /** The choice of the tiers that are sold. */
  readonly buying: ReactNode;
}

/** Shows what a video may be used for: tiers that are free, whose original is downloaded, and those that are sold. */
export function VideoLicence({ video, buying }: VideoLicenceProps) {
  const { id, no, freeTiers, prices, width, height, frameRate, bytes } = video;
  const { user } = useSessionState();
  const isFree = freeTiers.length > 0;
  const isSold = Object.values(prices).some((price) => price !== null);
  const facts = [
    no,
    `${resolutionWord(video)} 原片 ${width} × ${height}`,
    frameRate > 0 ? `${Number(frameRate.toFixed(2))} fps` : '',
    formatFileSize(bytes),
  ];
  return (
    <section className={styles.panel} aria-labelledby="licence-title">
      <h2 id="licence-title" className={styles.title}>
        授权
      </h2>
      {isFree && (
        <ul className={styles.tiers}>
          {licenceTierWords
            .filter(({ tier }) => freeTiers.includes(tier))
            .map(({ tier, name, allows }) => (
              <li key={tier} className={styles.tier}>
                <Icon name="check" size={16} className={styles.yes} />
                <span>
                  <strong>{name} · 免费</strong>
                  <span className={styles.allows}>{allows}</span>
                </span>
              </li>
            ))}
        </ul>
      )}
      {!isFree && !isSold && <p className={styles.text}>这段视频只供在线观看，原片不提供下载。</p>}
      {isFree &&
        (user ? (
          <a className={styles.download} href={videoRawPath(id)} download>
            <Icon name="download" size={18} />
            下载原片
          </a>
        ) : (
          <ButtonLink kind="primary" isBlock href={`/account?${new URLSearchParams({ returnUrl: videoPath(id) })}`}>
            登录后下载原片
          </ButtonLink>
        ))}
      {isSold && buying}
      <p className={styles.note}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.note}>
        在线播放的画面带水印，{isSold ? '购买后下载的是不带水印的原片；视频按件付款，不能用套餐抵。' : '原片不带。'}
      </p>
    </section>
  );
}
