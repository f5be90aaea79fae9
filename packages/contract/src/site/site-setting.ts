import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { textField } from '../fields.ts';
import { picturePathField, versionField } from '../governed-fields.ts';
import { pictureErrors } from '../picture-errors.ts';
import { type SettingName, settingDefinition, settingNames } from './setting-definitions.ts';

/** Returns true for an http or https address without a password. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

function fieldOf(name: SettingName): z.ZodType<string> {
  const { type, max = 60, min = 0, choices = [], isRequired = false } = settingDefinition(name);
  const words = textField(type === 'number' ? 10 : max, isRequired ? 1 : 0);
  switch (type) {
    case 'text':
    case 'longText':
      return words;
    case 'image':
      return picturePathField;
    case 'url':
      return words.refine((text) => text === '' || isWebAddress(text), '请填写 http:// 或 https:// 开头的网址');
    case 'phone':
      return words.refine(
        (text) => text === '' || /^\+?\d[\d\s-]{2,24}(（[^（）]+）)?$/.test(text),
        '请填写电话号码，时间等说明放在后面的（）里',
      );
    case 'switch':
      return z.enum(['true', 'false'], '请选择是或否');
    case 'number':
      return words.refine(
        (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
        `请填写 ${min} 到 ${max} 的整数`,
      );
    case 'choice':
      return words.refine((text) => choices.some(({ value }) => value === text), '请从列表里选一项');
  }
}

/** Settings by name; each is checked against its definition, and errors are reported at `values.<name>`. */
const changedValues = z
  .partialRecord(z.enum(settingNames, '没有这项设置'), z.string('请填写文字'))
  .transform((values, context) => {
    const checked: Partial<Record<SettingName, string>> = {};
    for (const name of settingNames) {
      const value = values[name];
      if (value === undefined) continue;
      const parsed = fieldOf(name).safeParse(value);
      if (parsed.success) checked[name] = parsed.data;
      else for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [name], message });
    }
    return checked;
  });

const SiteSettings = z.object({
  version: versionField,
  values: z.record(z.enum(settingNames), z.string()),
});

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/siteSetting/GetSettings',
  access: 'permission:Pages.Site.Settings',
  summary: 'Every setting of the site with the version a change of them has to name.',
  input: z.object({}),
  output: SiteSettings,
  errors: [],
});

export const updateSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/siteSetting/UpdateSettings',
  access: 'permission:Pages.Site.Settings',
  summary: 'Changes the settings named; refused when somebody else changed them since that version.',
  input: z.object({ version: versionField, values: changedValues }),
  output: SiteSettings,
  errors: ['Setting.ChangedMeanwhile'],
});

const megabyte = 1024 * 1024;

export const uploadSitePicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/siteSetting/UploadPicture',
  access: 'permission:Pages.Site',
  summary:
    'Keeps a picture for the site (logo, background, avatar) and answers its path; it shows once a setting names it.',
  input: z.object({ shape: z.enum(['logo', 'square', 'background'], '请选择图片的用途') }),
  output: z.object({ path: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 10 * megabyte },
});
