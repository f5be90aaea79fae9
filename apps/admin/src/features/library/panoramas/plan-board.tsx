import { useUploadPanoramaPlanMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PanoramaScene, PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { bearingOnPlan } from '@tuyuan/format/sphere.ts';
import { Button } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './whole-picture.module.css';

interface PlanBoardProps {
  readonly tour: PanoramaTour;
  readonly scene: PanoramaScene | undefined;
  /** Which way the stage looks, in degrees. */
  readonly yaw: number;
  readonly mayEdit: boolean;
  readonly onPlan: (key: string | null) => void;
  readonly onPlace: (sceneKey: string, patch: Partial<PanoramaScene>, isStep: boolean) => void;
}

const step = 0.01;
const inside = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The floor plan with where each scene was taken: a press places the scene on the stage, a drag moves a point. */
export function PlanBoard({ tour, scene, yaw, mayEdit, onPlan, onPlace }: PlanBoardProps) {
  const input = useRef<HTMLInputElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [upload, { isLoading }] = useUploadPanoramaPlanMutation();
  const attempt = useAttempt();
  const at = (event: { clientX: number; clientY: number }) => {
    const box = board.current?.getBoundingClientRect();
    return box
      ? { x: inside((event.clientX - box.left) / box.width), y: inside((event.clientY - box.top) / box.height) }
      : { x: 0.5, y: 0.5 };
  };

  function drag(event: PointerEvent<HTMLButtonElement>, key: string): void {
    event.stopPropagation();
    if (!mayEdit) return;
    const element = event.currentTarget;
    element.setPointerCapture(event.pointerId);
    let isFirst = true;
    const move = (moved: globalThis.PointerEvent) => {
      onPlace(key, { place: at(moved) }, isFirst);
      isFirst = false;
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', move), {
      once: true,
    });
  }
  function nudge(event: KeyboardEvent, each: PanoramaScene): void {
    const by = moves[event.key];
    if (!by || !each.place || !mayEdit) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(each.key, { place: { x: inside(each.place.x + by[0]), y: inside(each.place.y + by[1]) } }, true);
  }

  return (
    <div className={styles.planColumn}>
      {tour.planKey === null ? (
        <p className={styles.noPlan}>没有平面图。传一张示意图，观众就能看到自己站在哪里、朝哪边。</p>
      ) : (
        <div
          ref={board}
          className={styles.board}
          onPointerDown={(event) => mayEdit && scene && onPlace(scene.key, { place: at(event) }, true)}
        >
          <img src={resourceUrl(miscPath(tour.planKey))} alt="平面图" draggable={false} />
          {scene?.place && (
            <span
              className={styles.cone}
              style={{
                left: `${scene.place.x * 100}%`,
                top: `${scene.place.y * 100}%`,
                rotate: `${bearingOnPlan(scene.heading, yaw)}deg`,
              }}
            />
          )}
          {tour.scenes.map(
            (each) =>
              each.place && (
                <button
                  key={each.key}
                  type="button"
                  className={styles.point}
                  data-current={each.key === scene?.key}
                  data-side={each.place.x > 0.7 ? 'left' : undefined}
                  aria-label={`「${each.name}」的机位`}
                  style={{ left: `${each.place.x * 100}%`, top: `${each.place.y * 100}%` }}
                  onPointerDown={(event) => drag(event, each.key)}
                  onKeyDown={(event) => nudge(event, each)}
                >
                  <span>{each.name}</span>
                </button>
              ),
          )}
        </div>
      )}
      {mayEdit && (
        <span>
          <Button size="small" loading={isLoading} onClick={() => input.current?.click()}>
            {tour.planKey === null ? '上传平面图' : '更换'}
          </Button>
          {tour.planKey !== null && (
            <Button size="small" type="text" onClick={() => onPlan(null)}>
              去掉
            </Button>
          )}
        </span>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="平面图文件"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void attempt(async () => onPlan((await upload({ file }).unwrap()).key));
          target.value = '';
        }}
      />
    </div>
  );
}
