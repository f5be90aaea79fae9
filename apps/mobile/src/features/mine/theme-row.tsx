import { setThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useTheme } from '@tuyuan/ui/use-theme.ts';
import { Segmented } from 'antd-mobile';
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
        <Segmented
          options={[...themes]}
          value={preference}
          onChange={(value) => {
            const chosen = themes.find((theme) => theme.value === value);
            if (chosen) setThemePreference(chosen.value);
          }}
        />
      </div>
    </div>
  );
}
