import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ReviewedSample } from '@tuyuan/contract/library/photographer-management.ts';
import { Image, Tag } from 'antd';
import { shortTime } from '../../../shared/list/short-time.ts';
import styles from './application.module.css';

/** The samples, large; a press shows each as a whole with the others beside it. */
export function ApplicationSamples({ samples }: { readonly samples: readonly ReviewedSample[] }) {
  return (
    <section>
      <h3 className={styles.heading}>样片 {samples.length} 张</h3>
      <Image.PreviewGroup>
        <div className={styles.samples}>
          {samples.map((sample) => (
            <figure key={sample.id} className={styles.sample}>
              <Image
                src={resourceUrl(sample.path)}
                alt={sample.fileName}
                loading="lazy"
                style={{ aspectRatio: `${sample.width} / ${sample.height}` }}
                preview={{ mask: '放大' }}
              />
              <figcaption>
                <SampleFacts sample={sample} />
              </figcaption>
            </figure>
          ))}
        </div>
      </Image.PreviewGroup>
    </section>
  );
}

function SampleFacts({ sample }: { readonly sample: ReviewedSample }) {
  const { fileName, width, height, camera, takenAt, isRefused, known } = sample;
  const facts = [
    `${width} × ${height}`,
    [camera.make, camera.model].filter(Boolean).join(' ') || '没有相机信息',
    takenAt === null ? '' : `${shortTime(takenAt, new Date())} 拍摄`,
  ];
  return (
    <>
      <span className={styles.file}>{fileName}</span>
      <span className={styles.note}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      {isRefused && <Tag color="error">要换掉</Tag>}
      {known && (
        <Tag color="error">
          图库里已有：{known.no} · {known.authorName}
        </Tag>
      )}
    </>
  );
}
