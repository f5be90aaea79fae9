import { Button } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import styles from './panorama-stage.module.css';

/** Whether this is something one holds and turns: a computer may say that it has sensors, too. */
export function hasGyroscope(): boolean {
  return 'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;
}

/** Says what the sensors are for before the phone asks; whoever refuses goes on by dragging. */
export function GyroscopeSheet({ onAllow }: { readonly onAllow: () => void }) {
  const [isOpen, setOpen] = useState(hasGyroscope);
  if (!isOpen) return null;
  return (
    <div className={styles.sheet} role="dialog" aria-label="转动手机来看">
      <b>转动手机来看</b>
      <p>需要用到动作与方向，只在这一页使用，不保存。不允许也能用手指拖动。</p>
      <div className={styles.sheetButtons}>
        <Button size="large" onClick={() => setOpen(false)}>
          用手指拖
        </Button>
        <Button
          size="large"
          kind="primary"
          onClick={() => {
            setOpen(false);
            onAllow();
          }}
        >
          允许并开始
        </Button>
      </div>
    </div>
  );
}
