import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoRawPath } from '@tuyuan/contract/resource-path.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { licenceTierWords } from '../../../shared/licence-tiers.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import { videoPath } from '../../../shared/video-paths.ts';
import { resolutionWord } from '../../../shared/video-words.ts';
import styles from './video-licence.module.css';

/** Shows what a video may be used for. Its original is downloaded where a tier is free; nothing is sold here. */
export function VideoLicence({ video }: { readonly video: VideoDetail }) {
  const { id, freeTiers, width, height, frameRate, bytes } = video;
  const { user } = useSessionState();
  const isFree = freeTiers.length > 0;
  const facts = [
    `${resolutionWord(video)} 原片 ${width} × ${height}`,
    frameRate > 0 ? `${Number(frameRate.toFixed(2))} fps` : '',
    formatFileSize(bytes),
  ];
  return (
    <section className={styles.panel} aria-labelledby="licence-title">
      <h2 id="licence-title" className={styles.title}>
        授权
      </h2>
      {isFree ? (
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
      ) : (
        <p className={styles.text}>这段视频只供在线观看，原片不提供下载。</p>
      )}
      <p className={styles.note}>{facts.filter(Boolean).join(' · ')}</p>
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
      <p className={styles.note}>在线播放的画面带水印。</p>
    </section>
  );
}
