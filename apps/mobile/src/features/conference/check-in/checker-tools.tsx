import { History, ImageUp, Keyboard, Layers, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './checker-screen.module.css';
import type { CheckerSheet } from './checker-sheets.tsx';
import { type CheckerState, waiting } from './checker-state.ts';

/** Alternatives for when the camera fails. */
export function CheckerTools({ state, onOpen }: { readonly state: CheckerState; onOpen(sheet: CheckerSheet): void }) {
  const pending = waiting(state.queue).length;
  return (
    <nav className={styles.tools} aria-label="核验工具">
      <button type="button" onClick={() => onOpen('code')}>
        <Keyboard size={24} strokeWidth={1.75} aria-hidden />
        输票号
      </button>
      <button type="button" onClick={() => onOpen('name')}>
        <Search size={24} strokeWidth={1.75} aria-hidden />
        查姓名
      </button>
      <button type="button" onClick={() => onOpen('photo')}>
        <ImageUp size={24} strokeWidth={1.75} aria-hidden />
        拍码
      </button>
      <Link to={`${paths.checker}?view=queue`} data-pending={pending > 0 || undefined}>
        <Layers size={24} strokeWidth={1.75} aria-hidden />
        队列 {pending}
      </Link>
      <Link to={`${paths.checker}?view=records`}>
        <History size={24} strokeWidth={1.75} aria-hidden />
        记录
      </Link>
    </nav>
  );
}
