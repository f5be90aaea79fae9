import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { assertSafeJson } from './assert-safe-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON bodies; an empty body counts as absent. Rejects what is not UTF-8, nested too deeply or ambiguous. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      const text = utf8.decode(body);
      assertSafeJson(text);
      return parse(request, text, done);
    } catch (cause) {
      return done(cause instanceof AppError ? cause : new AppError('Request.Invalid', { cause }));
    }
  });
}
