import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import {
  chooseTheme,
  type ThemeChoice,
  themeChoices,
  useThemeChoice,
  useThemeMode,
} from '../../../shared/theme/theme-choice.ts';

const words: Readonly<Record<ThemeChoice, { readonly label: string; readonly icon: ReactNode }>> = {
  light: { label: '浅色', icon: <SunOutlined /> },
  dark: { label: '深色', icon: <MoonOutlined /> },
  auto: { label: '跟随系统', icon: <DesktopOutlined /> },
};

export function ThemeSwitch() {
  const choice = useThemeChoice();
  const mode = useThemeMode();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: themeChoices.map((key) => ({ key, ...words[key] })),
        onClick: ({ key }) => chooseTheme(themeChoices.find((each) => each === key) ?? 'auto'),
      }}
    >
      <Button type="text" icon={words[mode].icon} aria-label={`外观：${words[choice].label}`} />
    </Dropdown>
  );
}
