import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { setThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useTheme } from '@tuyuan/ui/use-theme.ts';
import styles from './mine.module.css';

const themes = [
  { label: '跟随系统', value: 'auto' },
  { label: '浅色', value: 'light' },
  { label: '深色', value: 'dark' },
] as const;

export function ThemeRow() {
  const { preference } = useTheme();
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <span className={styles.words}>外观</span>
        <span className={styles.themes}>
          <Segmented label="外观" segments={themes} value={preference} onChange={setThemePreference} />
        </span>
      </div>
    </div>
  );
}
