import { antdTokens, givenColors } from '@tuyuan/ui/antd-tokens.ts';
import { brandColorsFor } from '@tuyuan/ui/brand-colors.ts';
import { cornersOf, type Look } from '@tuyuan/ui/look-css.ts';
import { darkColors, lightColors } from '@tuyuan/ui/tokens.ts';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import type { ThemeMode } from './theme-choice.ts';

const asGiven: MappingAlgorithm = (seed, derived) => ({
  ...(derived ?? theme.darkAlgorithm(seed)),
  ...givenColors(seed),
});

/**
 * Converts the product's tokens and the tenant's look to antd's theme, without animations where `isStill`. White text stands on `brandFill` only; selected
 * rows and filters stay grey.
 */
export function antdTheme(mode: ThemeMode, look: Look, isStill: boolean): ThemeConfig {
  const colors = { ...(mode === 'dark' ? darkColors : lightColors), ...brandColorsFor(look.primaryColor)?.[mode] };
  const corners = cornersOf(look.radius);
  const head = mode === 'dark' ? '#22252c' : '#f4f5f7';
  // Disabled content must stay readable, as must the reason why a table is empty.
  const readable = { colorTextDisabled: colors.textSecondary };
  const selected = mode === 'dark' ? '#2a2f3b' : '#eef1f7';
  return {
    algorithm: mode === 'dark' ? [theme.darkAlgorithm, asGiven] : theme.defaultAlgorithm,
    token: {
      ...antdTokens(colors),
      motion: !isStill,
      borderRadius: corners.radiusInput,
      borderRadiusLG: corners.radius,
      borderRadiusSM: Math.min(4, corners.radiusInput),
    },
    components: {
      Table: {
        ...readable,
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
      Segmented: {
        trackBg: mode === 'dark' ? colors.page : colors.hover,
        itemColor: colors.textSecondary,
        itemSelectedBg: mode === 'dark' ? '#3d424d' : colors.surface,
        itemSelectedColor: colors.text,
      },
      Select: { optionSelectedBg: selected, ...readable },
      Input: readable,
      InputNumber: readable,
      Tabs: { itemSelectedColor: colors.brandText, itemActiveColor: colors.brandText, itemHoverColor: colors.text },
      Tag: {
        colorSuccess: colors.successText,
        colorWarning: colors.warningText,
        colorError: colors.errorText,
        colorInfo: colors.infoText,
      },
      Button: {
        ...{ primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
        // The dark theme's red is too light for white words.
        ...(mode === 'dark' && { dangerColor: colors.page }),
      },
      Form: { labelColor: colors.text, verticalLabelPadding: '0 0 4px' },
    },
  };
}
