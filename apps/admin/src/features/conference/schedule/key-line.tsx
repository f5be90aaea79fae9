import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './schedule-board.module.css';

/** Which keys move the session that has the focus. */
export function KeyLine() {
  return (
    <div className={styles.keys} id="schedule-keys">
      <KeyHint keys={['↑', '↓']}>移 5 分</KeyHint>
      <KeyHint keys={['Shift', '↑', '↓']}>改时长</KeyHint>
      <KeyHint keys={['←', '→']}>换会场</KeyHint>
      <KeyHint keys={['U']}>放回未排</KeyHint>
      <KeyHint keys={['Enter']}>打开</KeyHint>
      <KeyHint keys={['Ctrl', 'Z']}>撤销</KeyHint>
    </div>
  );
}
