import type { Work } from '@tuyuan/contract/contest/work.ts';
import { cameraText, settingsText } from '@tuyuan/format/camera-text.ts';
import { wallMinute } from '../../../shared/image-facts.ts';
import styles from './work-view.module.css';

interface WorkFactsProps {
  readonly picture: Work['pictures'][number];
  /** Of a series. */
  readonly place: string;
}

/** A picture's EXIF in one line, as the library shows it. */
export function WorkFacts({ picture: { camera, takenAt }, place }: WorkFactsProps) {
  const facts = [
    place,
    cameraText(camera),
    camera.lens ?? '',
    settingsText(camera),
    takenAt ? `拍摄于 ${wallMinute(takenAt)}` : '',
  ].filter(Boolean);
  return <figcaption className={styles.note}>{facts.length > 0 ? facts.join(' · ') : '没有拍摄数据'}</figcaption>;
}
