import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { TraceResult } from '@tuyuan/contract/library/trace.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './trace-desk.module.css';
import { chanceWords, changeWords, sureness, verdictWords } from './trace-words.ts';

interface FindingCardProps {
  readonly fileName: string;
  /** Address of the leaked picture. */
  readonly picture: string;
  readonly result: TraceResult;
}

/** What was found of a leaked picture, beside the picture it comes from. */
export function FindingCard({ fileName, picture, result }: FindingCardProps) {
  const { verdict, image, frame, downloads, lookAlikes, copy, compared, milliseconds } = result;
  const [first] = downloads;
  const changes = changeWords(result);
  return (
    <section className={styles.card} aria-label={`查到的：${fileName}`}>
      <header className={styles.verdict}>
        <Tag color={verdictWords[verdict].color}>{verdictWords[verdict].title}</Tag>
        {first && (
          <>
            <strong className={styles.sure}>{sureness(first.falseAlarm)}</strong> 把握
          </>
        )}
        <span className={styles.end}>用时 {(milliseconds / 1000).toFixed(1)} 秒</span>
      </header>
      <p className={styles.meaning}>
        {first ? chanceWords(first.falseAlarm) : noneWords(image !== null, compared)}
        {verdict === 'unsure' && '；换一张大一点、没裁过的再试'}
      </p>
      <div className={styles.pair}>
        <figure>
          <figcaption>
            <strong>流出的图</strong>
            <span className={styles.note}>
              {fileName} · {copy.width} × {copy.height}
            </span>
          </figcaption>
          <img src={picture} alt="流出的图" />
        </figure>
        {image?.cover && (
          <figure>
            <figcaption>
              <strong>库内原图</strong>
              <Link className={styles.note} to={`${paths.images}?keyword=${encodeURIComponent(image.no)}`}>
                {image.no}
              </Link>
            </figcaption>
            <div className={styles.framed}>
              <img src={imageUrl(image.cover, 640)} alt={image.title} />
              {frame && (
                <span
                  className={styles.frame}
                  style={{
                    insetInlineStart: `${frame.x * 100}%`,
                    insetBlockStart: `${frame.y * 100}%`,
                    width: `${Math.min(1, frame.width) * 100}%`,
                    height: `${Math.min(1, frame.height) * 100}%`,
                  }}
                />
              )}
            </div>
          </figure>
        )}
      </div>
      {changes.length > 0 && (
        <p className={styles.changes}>
          这张图被动过
          {changes.map((change) => (
            <Tag key={change}>{change}</Tag>
          ))}
        </p>
      )}
      {lookAlikes.length > 0 && (
        <>
          <h3 className={styles.title}>画面相近的</h3>
          <ul className={styles.alike}>
            {lookAlikes.map(({ id, no, title, cover, likeness, downloads: taken }) => (
              <li key={id}>
                <Thumb cover={cover} />
                <span>
                  <Link to={`${paths.images}?keyword=${encodeURIComponent(no)}`}>{title}</Link>
                  <span className={styles.note}>
                    {no} · 相近 {Math.round(likeness * 100)}% · 发出过 {formatCount(taken)} 份原图
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function noneWords(isKnown: boolean, compared: number): string {
  if (isKnown) return `和发出过的 ${compared} 份原图都对不上：可能取自网页预览（预览没有隐形标记），也可能改得太多`;
  return '不像发出过原图的任何一张；可能取自网页预览（预览没有隐形标记），也可能裁得太多：知道图片号就填上再试';
}
