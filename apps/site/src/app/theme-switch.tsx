import { IconButton } from '@tuyuan/ui/button.tsx';
import { setThemePreference } from '@tuyuan/ui/theme-preference.ts';
import { useTheme } from '@tuyuan/ui/use-theme.ts';

export function ThemeSwitch() {
  const { isDark } = useTheme();
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? '切换到浅色' : '切换到深色'}
      onClick={() => setThemePreference(isDark ? 'light' : 'dark')}
    />
  );
}
