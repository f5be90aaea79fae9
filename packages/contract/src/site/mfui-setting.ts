import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { picturePathField, versionField } from '../governed-fields.ts';

const themeFields = {
  /** The tenant's colour; the shades shown are derived from it so that text on it is readable. */
  primaryColor: z
    .string('请选择颜色')
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, '颜色应为 #RRGGBB'),
  /** Pixels of a card's corner; controls have three quarters of it. */
  radius: z.int('请填写 0 到 16 的整数').min(0, '圆角最小 0').max(16, '圆角最大 16'),
  /** For users who have not chosen; `auto` follows the system. */
  defaultMode: z.enum(['light', 'dark', 'auto'], '请选择浅色、深色或跟随系统'),
  logo: picturePathField,
  loginBackground: picturePathField,
};

/** Settings that every app shows, beside what is edited here. */
const shownFields = {
  ...themeFields,
  /** Of whoever has no portrait. */
  defaultAvatar: picturePathField,
  /** Where a picture is missing. */
  defaultPhoto: picturePathField,
  version: versionField,
  siteVersion: z.string(),
};

export const getTheme = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/mFUISetting/GetTheme',
  access: 'public',
  summary: 'The site’s look. `siteVersion` changes with every change of theme or settings.',
  input: z.object({}),
  output: z.object(shownFields),
  errors: [],
  unlimited: true,
});

export const updateTheme = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/mFUISetting/UpdateTheme',
  access: 'permission:Pages.Site.Theme',
  summary: 'Changes the site’s look; refused when somebody else changed it since that version.',
  input: z.object({ ...themeFields, version: versionField }),
  output: z.object(shownFields),
  errors: ['Theme.ChangedMeanwhile'],
});
