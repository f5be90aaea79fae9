import { type ColorName, fontFamily } from './tokens.ts';

/** Returns the product's colours and sizes as antd's `theme.token`. White text only on `brandFill`. */
export function antdTokens(colors: Readonly<Record<ColorName, string>>) {
  return {
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
  };
}

interface SeedColors {
  readonly colorPrimary: string;
  readonly colorSuccess: string;
  readonly colorWarning: string;
  readonly colorError: string;
  readonly colorInfo: string;
}

/** antd's dark algorithm dulls the given colours; ours are already chosen for dark and override what it derived. */
export function givenColors({
  colorPrimary,
  colorSuccess,
  colorWarning,
  colorError,
  colorInfo,
}: SeedColors): SeedColors {
  return { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo };
}
