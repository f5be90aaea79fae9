import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { setThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useTheme } from '@tuyuan/ui/use-theme.ts';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import styles from './theme-row.module.css';

const themes = [
  { label: '跟随系统', value: 'auto' },
  { label: '浅色', value: 'light' },
  { label: '深色', value: 'dark' },
] as const;

export function ThemeRow() {
  const { preference } = useTheme();
  return (
    <ListCard isFlush>
      <Row
        title="外观"
        end={
          <span className={styles.themes}>
            <Segmented label="外观" segments={themes} value={preference} onChange={setThemePreference} />
          </span>
        }
      />
    </ListCard>
  );
}
