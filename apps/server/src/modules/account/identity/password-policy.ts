import { AppError } from '@tuyuan/errors/app-error.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldRefusal } from './field-refusal.ts';

const shortest = 8;
const longest = 64;

let common: ReadonlySet<string> | undefined;

/**
 * Throws `Password.TooCommon`, `Password.LikeUserName`, or `Request.Invalid` for a length that only shows after
 * normalisation; at the input's field `member`. There are no composition rules.
 */
export function assertStrongPassword(password: string, names: readonly string[], member: string): void {
  const text = password.normalize('NFKC').toLowerCase();
  if (text.length < shortest || text.length > longest) {
    const validationErrors = [{ message: `密码为 ${shortest}–${longest} 位`, members: [member] }];
    throw new AppError('Request.Invalid', { validationErrors });
  }
  common ??= new Set(dictionary['passwords-common']);
  if (common.has(text)) throw fieldRefusal('Password.TooCommon', member);
  if (names.some((name) => name.normalize('NFKC').toLowerCase() === text))
    throw fieldRefusal('Password.LikeUserName', member);
}
