import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import styles from './panorama-tools.module.css';
import type { Scene } from './sphere-driver.ts';

interface SceneStripProps {
  readonly scenes: readonly Scene[];
  readonly current: string;
  readonly onGo: (key: string) => void;
}

export function SceneStrip({ scenes, current, onGo }: SceneStripProps) {
  if (scenes.length < 2) return null;
  return (
    <nav className={styles.strip} aria-label="场景">
      {scenes.map(({ key, name, picture }) => (
        <button
          key={key}
          type="button"
          className={styles.sceneButton}
          aria-current={key === current || undefined}
          onClick={() => onGo(key)}
        >
          <img src={panoramaPicturePath(picture.version, 'thumb')} alt="" />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
