import { antdTokens, givenColors } from '@tuyuan/ui/antd-tokens.ts';
import { type ColorName, darkColors, lightColors } from '@tuyuan/ui/tokens.ts';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';

interface AntdLook extends Readonly<Partial<Record<ColorName, string>>> {
  /** CSS length of a card's corner. */
  readonly radius?: string;
}

const asGiven: MappingAlgorithm = (seed, derived) => ({
  ...(derived ?? theme.darkAlgorithm(seed)),
  ...givenColors(seed),
});

/** Maps the site's tokens to antd's, overridden by the site's own look; fields as high as the site's own, tabs in ink. */
export function antdTheme(isDark: boolean, { radius, ...own }: AntdLook): ThemeConfig {
  const colors = { ...(isDark ? darkColors : lightColors), ...own };
  const corner = Number.parseInt(radius ?? '', 10);
  return {
    algorithm: isDark ? [theme.darkAlgorithm, asGiven] : theme.defaultAlgorithm,
    token: {
      ...antdTokens(colors),
      ...(Number.isFinite(corner) && { borderRadius: Math.round(corner * 0.75), borderRadiusLG: corner }),
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      paddingSM: 12,
      // With motion, a busy button's icon whose exit never finishes would stay in the button's accessible name.
      motion: false,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // The dark theme's red is too bright for white text.
        dangerColor: isDark ? colors.surface : '#ffffff',
      },
      Form: { labelColor: colors.text, verticalLabelPadding: '0 0 4px', itemMarginBottom: 28 },
      Input: {
        hoverBorderColor: colors.controlLine,
        activeBorderColor: colors.text,
        activeShadow: `0 0 0 1px ${colors.text}`,
        errorActiveShadow: `0 0 0 1px ${colors.error}`,
      },
      Tabs: {
        itemSelectedColor: colors.text,
        itemHoverColor: colors.text,
        itemActiveColor: colors.text,
        itemColor: colors.textSecondary,
      },
    },
  };
}
