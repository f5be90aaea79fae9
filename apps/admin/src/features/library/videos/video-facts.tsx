import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import styles from './videos.module.css';

/** What the file is, and what was made of it. */
export function VideoFacts({ video }: { readonly video: VideoDraft }) {
  const { fileName, bytes, durationMs, width, height, frameRate, videoCodec, audioCodec, renditions } = video;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>文件</h2>
      </div>
      <dl className={styles.facts}>
        <dt>原片</dt>
        <dd>{`${fileName} · ${formatFileSize(bytes)}`}</dd>
        {durationMs !== null && width !== null && (
          <>
            <dt>画面</dt>
            <dd>{`${formatClock(durationMs)} · ${width} × ${height} · ${Number((frameRate ?? 0).toFixed(2))} fps`}</dd>
            <dt>编码</dt>
            <dd>{`${videoCodec ?? ''} · ${audioCodec ?? '没有声音'}`}</dd>
          </>
        )}
        {renditions.map(({ name, width: across, height: down, bytes: made }) => (
          <Rendition
            key={name}
            name={name}
            text={`${across} × ${down} · ${made === null ? '还没转好' : formatFileSize(made)}`}
          />
        ))}
      </dl>
    </section>
  );
}

function Rendition({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt>{name}p</dt>
      <dd>{text}</dd>
    </>
  );
}
