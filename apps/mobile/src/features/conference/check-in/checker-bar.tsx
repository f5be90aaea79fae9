import { ChevronDown, ChevronLeft, Flashlight, FlashlightOff, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { useQrCamera } from '../../../shared/scan/use-qr-camera.ts';
import styles from './checker-screen.module.css';
import type { CheckerState } from './checker-state.ts';
import { isSoundOn, setSoundOn } from './signals.ts';

interface CheckerBarProps {
  readonly state: CheckerState;
  readonly camera: ReturnType<typeof useQrCamera>;
  onStand(): void;
}

/** Sign point, torch and sound. */
export function CheckerBar({ state: { station, stand }, camera, onStand }: CheckerBarProps) {
  const [isLoud, setIsLoud] = useState(isSoundOn);
  const point = station?.points.find(({ id }) => id === stand?.pointId);
  const Sound = isLoud ? Volume2 : VolumeX;
  const Lamp = camera.isTorchOn ? FlashlightOff : Flashlight;
  return (
    <header className={styles.bar}>
      <Link to={paths.index} className={styles.round} aria-label="返回首页">
        <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
      </Link>
      <button type="button" className={styles.stand} onClick={onStand}>
        <span>
          {point && stand ? (
            <>
              {stand.gate || point.name}
              <i className={styles.dot} />
              {stand.gate === '' ? '' : point.name}
              {stand.direction === 'out' && ' 离场'}
            </>
          ) : (
            '选择签到点'
          )}
        </span>
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </button>
      {camera.hasTorch && (
        <button
          type="button"
          className={styles.round}
          onClick={() => void camera.toggleTorch()}
          aria-label="手电"
          aria-pressed={camera.isTorchOn}
        >
          <Lamp size={22} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={styles.round}
        aria-label="提示音"
        aria-pressed={isLoud}
        onClick={() => {
          setSoundOn(!isLoud);
          setIsLoud(!isLoud);
        }}
      >
        <Sound size={22} strokeWidth={1.75} aria-hidden />
      </button>
    </header>
  );
}
