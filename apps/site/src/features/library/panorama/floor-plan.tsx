import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type { Ref } from 'react';
import styles from './floor-plan.module.css';
import type { Scene } from './sphere-driver.ts';

interface FloorPlanProps {
  readonly panorama: PanoramaDetail;
  readonly scene: Scene;
  /** Turned by whoever turns the view. */
  readonly cone: Ref<HTMLSpanElement>;
  readonly onGo: (key: string) => void;
}

/** Where the scenes were taken, and which way one looks. */
export function FloorPlan({ panorama: { planKey, scenes }, scene, cone, onGo }: FloorPlanProps) {
  const placed = scenes.filter(({ place }) => place !== null);
  if (planKey === null || placed.length === 0) return null;
  const at = ({ place }: Scene) => ({ left: `${(place?.x ?? 0) * 100}%`, top: `${(place?.y ?? 0) * 100}%` });
  return (
    <section className={styles.plan} aria-label="平面图">
      <p>平面图 · {placed.length} 个机位</p>
      <div className={styles.planPicture}>
        <img src={miscPath(planKey)} alt="" />
        {scene.place && <span ref={cone} className={styles.cone} style={at(scene)} />}
        {placed.map((each) => (
          <button
            key={each.key}
            type="button"
            className={classNames(styles.planPoint, each.key === scene.key && styles.planHere)}
            style={at(each)}
            aria-label={each.name}
            aria-current={each.key === scene.key || undefined}
            title={each.name}
            onClick={() => onGo(each.key)}
          />
        ))}
      </div>
    </section>
  );
}
