import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import type { ReactNode } from 'react';
import { PanoramaIcon, type PanoramaIconName } from './panorama-icon.tsx';
import styles from './panorama-tools.module.css';

interface ToolProps {
  readonly icon: IconName | PanoramaIconName;
  /** What it does, with its key. */
  readonly label: string;
  /** Of one that stays on until it is pressed again. */
  readonly isOn?: boolean | undefined;
  /** Left out in narrow windows, where two fingers do it. */
  readonly isForPointer?: boolean;
  readonly onPress: () => void;
}

const own = (name: string): name is PanoramaIconName => name === 'planet' || name === 'plan' || name === 'phone';

export function Tool({ icon, label, isOn, isForPointer, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, isForPointer && styles.pointerTool)}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {own(icon) ? <PanoramaIcon name={icon} /> : <Icon name={icon} />}
    </button>
  );
}

export function Tools({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.tools} role="toolbar" aria-label="全景工具">
      {children}
    </div>
  );
}
