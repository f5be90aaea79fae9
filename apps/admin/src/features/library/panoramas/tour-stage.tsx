import type { Hotspot, PanoramaScene, PanoramaView } from '@tuyuan/contract/library/panorama-tour.ts';
import { type Direction, verticalFov } from '@tuyuan/format/sphere.ts';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { hotspotIcons } from './hotspot-words.tsx';
import { clampView, fromStage, type Size, type StageView, toStage } from './stage-view.ts';
import styles from './tour-stage.module.css';

export type StageTool = 'select' | 'hotspot' | 'view';

/** The shape that a visitor's window is taken to have. */
const usualAspect = 16 / 9;
const wheelStep = 1.12;

interface TourStageProps {
  /** Path of the whole picture. */
  readonly picture: string;
  readonly scene: PanoramaScene;
  readonly view: StageView;
  readonly size: Size;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly tool: StageTool;
  readonly selected: string | undefined;
  readonly nameOf: (spot: Hotspot) => string;
  readonly onView: (view: StageView) => void;
  readonly onSelect: (key: string | undefined) => void;
  readonly onPlace: (at: Direction) => void;
  /** `isFirst` begins a drag, which is undone as a whole. */
  readonly onMove: (key: string, at: Direction, isFirst: boolean) => void;
  readonly onFirstView: (patch: Partial<PanoramaView>, isFirst: boolean) => void;
}

/** The scene's picture, flat: a click places, a drag moves, the wheel comes nearer. */
export function TourStage(props: TourStageProps) {
  const { picture, scene, view, size, stage, tool, selected, nameOf } = props;
  const perDegree = size.width / view.span;
  const at = (direction: Direction) => {
    const { x, y } = toStage(view, size, direction);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = stage.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const directionAt = (event: { clientX: number; clientY: number }) => {
    const { x, y } = pointOf(event);
    return fromStage(view, size, x, y);
  };

  const zoom = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = event.deltaY > 0 ? wheelStep : 1 / wheelStep;
    props.onView(clampView({ ...view, span: view.span * factor }, size));
  });
  useEffect(() => {
    const element = stage.current;
    // React's own listener may not keep the page from scrolling.
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [stage]);

  function dragStage(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    if (tool === 'hotspot') {
      props.onPlace(directionAt(event));
      return;
    }
    if (tool === 'view') {
      props.onFirstView(directionAt(event), true);
      return;
    }
    const start = pointOf(event);
    let isMoved = false;
    void follow(event, (moved) => {
      const now = pointOf(moved);
      isMoved ||= Math.hypot(now.x - start.x, now.y - start.y) > 3;
      if (isMoved)
        props.onView(
          clampView(
            {
              ...view,
              yaw: view.yaw - (now.x - start.x) / perDegree,
              pitch: view.pitch + (now.y - start.y) / perDegree,
            },
            size,
          ),
        );
    }).then(() => {
      if (!isMoved) props.onSelect(undefined);
    });
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-tool={tool}
      style={{
        backgroundImage: `url("${picture}")`,
        backgroundSize: `${perDegree * 360}px ${perDegree * 180}px`,
        backgroundPosition: `${size.width / 2 - (view.yaw + 180) * perDegree}px ${size.height / 2 - (90 - view.pitch) * perDegree}px`,
      }}
      onPointerDown={dragStage}
    >
      <FirstView scene={scene} perDegree={perDegree} at={at}>
        {tool === 'view' && (
          <button
            type="button"
            className={styles.handle}
            aria-label="拖动开场画面"
            onPointerDown={(event) => {
              event.stopPropagation();
              let isFirst = true;
              void follow(event, (moved) => {
                props.onFirstView(directionAt(moved), isFirst);
                isFirst = false;
              });
            }}
          />
        )}
      </FirstView>
      {scene.hotspots.map((spot) => (
        <button
          key={spot.key}
          type="button"
          className={styles.spot}
          style={at(spot)}
          data-selected={spot.key === selected}
          data-spot={spot.key}
          aria-pressed={spot.key === selected}
          onFocus={() => props.onSelect(spot.key)}
          onPointerDown={(event) => {
            event.stopPropagation();
            props.onSelect(spot.key);
            let isFirst = true;
            void follow(event, (moved) => {
              props.onMove(spot.key, directionAt(moved), isFirst);
              isFirst = false;
            });
          }}
        >
          <span className={styles.disc}>{hotspotIcons[spot.kind]}</span>
          <span className={styles.name}>{nameOf(spot)}</span>
        </button>
      ))}
    </div>
  );
}

interface FirstViewProps {
  readonly scene: PanoramaScene;
  readonly perDegree: number;
  readonly at: (direction: Direction) => { transform: string };
  readonly children: ReactNode;
}

/** The dashed frame of what is seen first. */
function FirstView({ scene: { view }, perDegree, at, children }: FirstViewProps) {
  const width = view.fov * perDegree;
  const height = verticalFov(view.fov, usualAspect) * perDegree;
  return (
    <div className={styles.place} style={at(view)}>
      <div className={styles.frame} style={{ width, height, marginLeft: -width / 2, marginTop: -height / 2 }}>
        <span>开场画面</span>
        {children}
      </div>
    </div>
  );
}

/** Follows a pointer from its press until it is let go. */
function follow(event: PointerEvent<HTMLElement>, onMove: (event: globalThis.PointerEvent) => void): Promise<void> {
  const element = event.currentTarget;
  element.setPointerCapture(event.pointerId);
  element.addEventListener('pointermove', onMove);
  return new Promise((resolve) => {
    element.addEventListener(
      'lostpointercapture',
      () => {
        element.removeEventListener('pointermove', onMove);
        resolve();
      },
      { once: true },
    );
  });
}
