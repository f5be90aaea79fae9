// For the forms on FastifyRequest.
import type {} from '@fastify/multipart';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { sha256Of } from '../sha256-of.ts';

/** An uploaded file; its name is untrusted text. */
export interface UploadedFile {
  bytes: Buffer;
  fileName: string;
}

const limits = { files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 20 };

/**
 * Reads a form with one file in its field `file`. Throws `Request.TooLarge` for a file of more than `maxBytes` and
 * `Request.Invalid` for a form that is none.
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = { bytes, fileName: part.filename };
      }
    }
  } catch (cause) {
    // An interrupted form has no status of its own.
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new AppError('Request.Invalid', { cause });
  }
  if (!file) throw missingFile();
  return { fields, file };
}

export function missingFile(): AppError {
  return new AppError('Request.Invalid', { validationErrors: [{ message: '请选择文件', members: ['file'] }] });
}

/** Returns what the audit log stores of a file. */
export function describeFile({ fileName, bytes }: UploadedFile): { fileName: string; bytes: number } {
  return { fileName, bytes: bytes.length };
}

/** Equal for the same file only. */
export async function identifyFile({ fileName, bytes }: UploadedFile): Promise<{ fileName: string; sha256: string }> {
  return { fileName, sha256: (await sha256Of(bytes)).toString('hex') };
}

export function asFields(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}
