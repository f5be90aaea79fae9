import { Button } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styles from './hall-screen.module.css';
import type { ScreenOptions } from './use-screen-options.ts';

const hideAfterMs = 3000;

interface ScreenControlsProps {
  readonly options: ScreenOptions;
  readonly whole: RefObject<HTMLDivElement | null>;
  /** Whether there is any danmaku to fly. */
  readonly hasDanmaku: boolean;
}

/** Controls for the operator: shown while the mouse moves or keyboard focus is in them, hidden from the hall otherwise. */
export function ScreenControls({ options, whole, hasDanmaku }: ScreenControlsProps) {
  const [isShown, setShown] = useState(true);
  const { theme, flies, showsPhotos, toggle } = options;

  function goFull(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void whole.current?.requestFullscreen?.();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      f: goFull,
      t: () => toggle('theme'),
      d: () => toggle('flies'),
      p: () => toggle('photos'),
    };
    keys[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    let timer = setTimeout(() => setShown(false), hideAfterMs);
    const wake = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), hideAfterMs);
    };
    document.addEventListener('pointermove', wake);
    document.addEventListener('pointerdown', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', wake);
      document.removeEventListener('pointerdown', wake);
    };
  }, []);

  return (
    <div className={styles.controls} data-shown={isShown} role="toolbar" aria-label="大屏设置">
      <Button onClick={goFull}>
        全屏 <kbd>F</kbd>
      </Button>
      <Button onClick={() => toggle('theme')}>
        {theme === 'dark' ? '换亮色' : '换暗色'} <kbd>T</kbd>
      </Button>
      {hasDanmaku && (
        <Button onClick={() => toggle('flies')}>
          {flies ? '关闭飘屏' : '打开飘屏'} <kbd>D</kbd>
        </Button>
      )}
      <Button onClick={() => toggle('photos')}>
        {showsPhotos ? '不放照片' : '放照片'} <kbd>P</kbd>
      </Button>
    </div>
  );
}
