import { Button } from '@tuyuan/ui/button.tsx';
import type { ReactNode } from 'react';
import styles from './form-panel.module.css';

interface FormPanelProps {
  readonly selected: number;
  readonly hasPictures: boolean;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  onClear(): void;
}

/** The right column: the form of what is chosen, or how to choose. */
export function FormPanel({ selected, hasPictures, children, footer, onClear }: FormPanelProps) {
  return (
    <aside className={styles.panel} aria-label="填资料">
      <header className={styles.head}>
        <h2 className={styles.title}>{selected > 0 ? `填资料 · 已选 ${selected} 张` : '填资料'}</h2>
        {selected > 0 && (
          <Button size="small" kind="text" onClick={onClear}>
            取消选择
          </Button>
        )}
      </header>
      <div className={styles.body}>
        {selected > 0 ? (
          children
        ) : (
          <p className={styles.hint}>
            {hasPictures
              ? '点图片选中，勾组名选一整组，Shift 选一段。选多少张，就一起填多少张；不用等传完。'
              : '先放图片进来。'}
          </p>
        )}
      </div>
      {hasPictures && <footer className={styles.foot}>{footer}</footer>}
    </aside>
  );
}
