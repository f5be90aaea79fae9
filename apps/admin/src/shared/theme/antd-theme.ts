import { darkColors, fontFamily, lightColors } from '@tuyuan/ui/tokens.ts';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import type { ThemeMode } from './theme-choice.ts';

/** antd's dark algorithm dulls the given colours; ours are chosen for dark already. */
const asGiven: MappingAlgorithm = (seed, derived) => ({
  ...(derived ?? theme.darkAlgorithm(seed)),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
});

/** The product's tokens in antd's words. White text stands on `brandFill` only; selected rows and filters stay grey. */
export function antdTheme(mode: ThemeMode): ThemeConfig {
  const colors = mode === 'dark' ? darkColors : lightColors;
  const head = mode === 'dark' ? '#22252c' : '#f4f5f7';
  const selected = mode === 'dark' ? '#2a2f3b' : '#eef1f7';
  return {
    algorithm: mode === 'dark' ? [theme.darkAlgorithm, asGiven] : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.brandFill,
      colorPrimaryHover: colors.brandFillHover,
      colorPrimaryActive: colors.brandFillHover,
      colorLink: colors.brandText,
      colorLinkHover: colors.brandText,
      colorLinkActive: colors.brandText,
      colorInfo: colors.info,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.error,
      colorErrorText: colors.errorText,
      colorText: colors.text,
      colorTextSecondary: colors.textSecondary,
      colorTextTertiary: colors.textSecondary,
      colorTextDescription: colors.textSecondary,
      colorTextPlaceholder: colors.textSecondary,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorBorder: colors.lineStrong,
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
      fontFamily,
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 8,
      controlHeight: 32,
      controlHeightSM: 24,
      controlHeightLG: 40,
    },
    components: {
      Table: {
        headerBg: head,
        headerColor: colors.textSecondary,
        headerSplitColor: 'transparent',
        rowHoverBg: colors.hover,
        rowSelectedBg: selected,
        rowSelectedHoverBg: selected,
        cellFontSize: 13,
        cellFontSizeMD: 13,
        cellFontSizeSM: 13,
        headerSortActiveBg: head,
        headerSortHoverBg: head,
        bodySortBg: 'transparent',
        cellPaddingBlock: 10,
        cellPaddingBlockMD: 6,
        cellPaddingBlockSM: 2,
        cellPaddingInline: 12,
        cellPaddingInlineMD: 12,
        cellPaddingInlineSM: 12,
      },
      Menu: { itemHeight: 34, itemSelectedBg: colors.brandTint, itemSelectedColor: colors.brandText },
      Tree: { titleHeight: 36, nodeSelectedBg: colors.brandTint, nodeHoverBg: colors.hover, indentSize: 20 },
      Segmented: { trackBg: colors.hover, itemColor: colors.textSecondary },
      Select: { optionSelectedBg: selected },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Form: { labelColor: colors.text, verticalLabelPadding: '0 0 4px' },
    },
  };
}
