import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';

export interface RefusedFile {
  path: string;
  /** `Picture.*`, another code of the catalogue, or the system's (`EACCES`). */
  code: string;
  /** Chinese, fit to show. */
  reason: string;
}

const systemReasons: Record<string, string> = {
  EACCES: '没有读取这个文件的权限。',
  ENOENT: '文件不存在或链接已失效。',
  EIO: '读取文件时磁盘出错。',
};

/** Returns why a file was not taken, from what was thrown or from the code its processing left. Rethrows anything else as a defect. */
export function refusalOfFile(path: string, cause: unknown): RefusedFile {
  if (cause instanceof AppError && cause.code !== 'Storage.Full')
    return { path, code: cause.code, reason: cause.message };
  if (typeof cause === 'string' && isErrorCode(cause))
    return { path, code: cause, reason: errorCatalogue[cause].message };
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = systemReasons[code];
  if (reason === undefined) throw cause;
  return { path, code, reason };
}
