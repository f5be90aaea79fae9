import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { LookAlike, ReviewCase } from '@tuyuan/contract/library/review-case.ts';
import { Button } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { CompareFacts } from './compare-facts.tsx';
import styles from './compare-view.module.css';

interface CompareViewProps {
  readonly image: ReviewCase;
  readonly other: LookAlike;
  readonly isDecided: boolean;
  readonly onKeep: () => void;
  readonly onReject: () => void;
}

interface View {
  readonly scale: number;
  /** The middle of what is seen, in shares of the picture. */
  readonly x: number;
  readonly y: number;
}

const whole: View = { scale: 1, x: 0.5, y: 0.5 };
const largest = 8;

function limited({ scale, x, y }: View): View {
  const size = Math.min(Math.max(scale, 1), largest);
  const half = 0.5 / size;
  return { scale: size, x: Math.min(Math.max(x, half), 1 - half), y: Math.min(Math.max(y, half), 1 - half) };
}

/** A picture beside one that looks like it; both move and grow together. */
export function CompareView({ image, other, isDecided, onKeep, onReject }: CompareViewProps) {
  const [view, setView] = useState(whole);
  const panes = useRef<HTMLDivElement>(null);
  const zoom = (factor: number) => setView((now) => limited({ ...now, scale: now.scale * factor }));

  useEffect(() => {
    const element = panes.current;
    // Not by React, whose listener of the wheel can't keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      setView((now) => limited({ ...now, scale: now.scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2) }));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  function drag(event: PointerEvent<HTMLElement>): void {
    if (event.buttons !== 1) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { movementX, movementY } = event;
    setView((now) =>
      limited({
        ...now,
        x: now.x - movementX / width / now.scale,
        y: now.y - movementY / height / now.scale,
      }),
    );
  }

  const sides = [
    { key: 'own', title: '本次提交', picture: image, state: image.reviewState, author: image.author.nickName },
    { key: 'other', title: other.no, picture: other, state: other.reviewState, author: other.author.name },
  ] as const;
  return (
    <div className={styles.compare}>
      <div className={styles.zoom}>
        <span>两边一起放大 {Math.round(view.scale * 100)}%</span>
        <Button size="small" aria-label="缩小" onClick={() => zoom(1 / 1.5)}>
          −
        </Button>
        <Button size="small" onClick={() => setView(whole)}>
          整张
        </Button>
        <Button size="small" aria-label="放大" onClick={() => zoom(1.5)}>
          +
        </Button>
      </div>
      <div ref={panes} className={styles.panes}>
        {sides.map(({ key, title, picture, state, author }) => (
          <figure key={key} className={styles.side}>
            <figcaption>
              <b>{title}</b> <ReviewStateDot state={state} /> <span>{author}</span>
            </figcaption>
            <div className={styles.pane} onPointerMove={drag}>
              <img
                src={imageUrl(picture.cover, 1600)}
                alt={picture.title}
                draggable={false}
                style={{
                  transform: `scale(${view.scale}) translate(${(0.5 - view.x) * 100}%, ${(0.5 - view.y) * 100}%)`,
                }}
              />
              {view.scale > 1 && (
                <span className={styles.map}>
                  <img src={imageUrl(picture.cover, 320)} alt="" />
                  <span
                    style={{
                      left: `${(view.x - 0.5 / view.scale) * 100}%`,
                      top: `${(view.y - 0.5 / view.scale) * 100}%`,
                      width: `${100 / view.scale}%`,
                      height: `${100 / view.scale}%`,
                    }}
                  />
                </span>
              )}
            </div>
          </figure>
        ))}
      </div>
      <CompareFacts image={image} other={other} />
      <div className={styles.verdict}>
        <span>由人判断</span>
        <Button onClick={onKeep}>
          不算重复 <KeyHint keys={['0']} />
        </Button>
        <Button danger disabled={isDecided} onClick={onReject}>
          按重复退回 <KeyHint keys={['1']} />
        </Button>
      </div>
    </div>
  );
}
