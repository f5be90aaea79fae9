import type { Work } from '@tuyuan/contract/contest/work.ts';
import { cameraText, settingsText } from '@tuyuan/format/camera-text.ts';
import styles from './work-body.module.css';

interface WorkFactsProps {
  readonly picture: Work['pictures'][number];
  /** Of a series. */
  readonly place: string;
}

/** A picture's EXIF in one line. */
export function WorkFacts({ picture: { camera, takenAt }, place }: WorkFactsProps) {
  const facts = [
    place,
    takenAt?.slice(0, 16).replace('T', ' '),
    cameraText(camera),
    camera.lens,
    settingsText(camera),
  ].filter(Boolean);
  return <figcaption className={styles.faint}>{facts.length > 0 ? facts.join(' · ') : '没有拍摄数据'}</figcaption>;
}
