import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './floating-stage.module.css';
import type { DanmakuLine } from './hear-danmaku.ts';
import { useFloating } from './use-floating.ts';

const key = 'meeting-danmaku-floats';

/** Shows new lines flying by; can be switched off, and respects reduced motion. */
export function FloatingStage({ lines }: { readonly lines: readonly DanmakuLine[] }) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(key) !== 'off');
  const { floating, gone } = useFloating(lines);
  function turn() {
    setIsOn(!isOn);
    try {
      localStorage.setItem(key, isOn ? 'off' : 'on');
    } catch {
      // Storage is full or forbidden: then it lasts as long as the page.
    }
  }
  const button = (
    <button type="button" className={styles.turn} onClick={turn}>
      {isOn ? <EyeOff size={18} strokeWidth={1.75} aria-hidden /> : <Eye size={18} strokeWidth={1.75} aria-hidden />}
      {isOn ? '关闭飘屏' : '打开飘屏'}
    </button>
  );
  if (!isOn) return <div className={styles.off}>{button}</div>;
  return (
    <div className={styles.stage}>
      {/* The list below says the same. */}
      <div aria-hidden>
        {floating.map(({ id, text, lane, delay, isMine }) => (
          <span
            key={id}
            className={styles.line}
            data-own={isMine}
            style={{ top: `${lane * 20 + 4}%`, animationDelay: `${delay}ms` }}
            onAnimationEnd={() => gone(id)}
          >
            {text}
          </span>
        ))}
      </div>
      {button}
    </div>
  );
}
