// For the forms on FastifyRequest.
import type {} from '@fastify/multipart';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';

const limits = { files: 0, fields: 20, fieldSize: 10_000, parts: 20, headerPairs: 20 };

/** Reads a `multipart/form-data` form without files; of a name that comes twice, the last. Throws `Request.Invalid` for a form that is none. */
export async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
    }
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new AppError('Request.Invalid', { cause });
  }
  return fields;
}
