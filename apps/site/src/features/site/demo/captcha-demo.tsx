import { Button } from '@tuyuan/ui/button.tsx';
import { CaptchaDialog } from '@tuyuan/ui/captcha-dialog.tsx';
import type { TrackPoint } from '@tuyuan/ui/slide-track.ts';
import { useRef, useState } from 'react';
import styles from './demo.module.css';
import { drawPuzzle } from './draw-puzzle.ts';

const TOLERANCE_PIXELS = 5;

export function CaptchaDemo() {
  const gap = useRef({ left: 0, top: 0 });
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('还没有验证');

  async function getPicture() {
    gap.current = { left: 96 + Math.round(Math.random() * 160), top: 16 + Math.round(Math.random() * 90) };
    return drawPuzzle(gap.current);
  }

  async function check(track: readonly TrackPoint[]) {
    const isSolved = Math.abs((track.at(-1)?.x ?? 0) - gap.current.left) <= TOLERANCE_PIXELS;
    if (!isSolved) return { isSolved, message: '没有对准缺口，请再试一次', mayRetry: true };
    setAnswer(`通过，轨迹 ${track.length} 点`);
    setOpen(false);
    return { isSolved };
  }

  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        开始验证
      </Button>
      <p className={styles.answer} role="status">
        结果：{answer}
      </p>
      <CaptchaDialog isOpen={isOpen} getPicture={getPicture} check={check} onClose={() => setOpen(false)} />
    </>
  );
}
