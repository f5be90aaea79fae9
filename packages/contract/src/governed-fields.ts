import { z } from 'zod';
import { textField } from './fields.ts';

/** The version that the caller read: a change based on an older one is rejected. */
export const versionField = z.int('版本不正确').min(0, '版本不正确').max(2_147_483_647, '版本不正确');

/** Path of an uploaded picture, or "" for none. An address elsewhere would not load: pages show this site's pictures only. */
export const picturePathField = textField(300).refine(
  (path) => path === '' || /^\/api\/Resource\/Misc\/[\w-]{22}$/.test(path),
  '请上传图片',
);
