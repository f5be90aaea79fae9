import type { Endpoint, InputOf, TicketAccess } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertAllowed } from './assert-allowed.ts';
import { createContext } from './create-context.ts';
import { isDeclared } from './declared-errors.ts';
import { type AnswerTo, encodeTimes } from './encode-times.ts';
import { type Answer, bearerToken } from './endpoint-services.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { maskSecrets } from './mask-secrets.ts';
import { asFields, describeFile, identifyFile, missingFile, readUpload, type UploadedFile } from './read-upload.ts';
import type { RequestContext, SignedInContext, TicketContext } from './request-context.ts';
import { runIdempotently } from './run-idempotently.ts';
import { sessionVersion } from './session-version.ts';
import { subjectIds } from './subject-ids.ts';
import { invalidInput, toAppError } from './to-app-error.ts';

type ContextOf<E extends Endpoint> = E['access'] extends 'public'
  ? RequestContext
  : E['access'] extends TicketAccess
    ? TicketContext
    : SignedInContext;
type FileOf<E extends Endpoint> = E extends { upload: object } ? UploadedFile : undefined;
type Handler<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>, file: FileOf<E>) => Promise<AnswerTo<E>>;

/**
 * Serves one call of the contract: checks access, parses the input, writes times in the site's zone, enforces the
 * declared output and errors, honours `Idempotency-Key`, writes the audit record and the envelope. The only way to add
 * a call to the API.
 */
export function bindEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const isRead = endpoint.method === 'GET';
  const isAudited = endpoint.audited ?? !isRead;
  const [service = '', action = ''] = endpoint.path.split('/').slice(-2);

  async function perform(context: RequestContext, rawInput: unknown, file?: UploadedFile): Promise<unknown> {
    assertAllowed(endpoint, context);
    const parsed = endpoint.input.safeParse(rawInput ?? {});
    if (!parsed.success) throw invalidInput(parsed.error);
    if (endpoint.upload && !file) throw missingFile();
    const work = async (within: RequestContext): Promise<unknown> => {
      // Sound by assertAllowed, the schema just parsed and the check for a file; the compiler can't carry them through the generic.
      const result = await handler(within as ContextOf<E>, parsed.data as InputOf<E>, file as FileOf<E>);
      return endpoint.output.parse(encodeTimes(result, app.services.timeZone));
    };
    if (!endpoint.idempotent) return work(context);
    const input = file ? [parsed.data, await identifyFile(file)] : parsed.data;
    const box = endpoint.isSecret ? app.services.answerBox : undefined;
    return runIdempotently(context, { route: endpoint.path, input, box }, work);
  }

  async function invoke(context: RequestContext, rawInput: unknown, file?: UploadedFile): Promise<Answer> {
    const startedAt = performance.now();
    let answer: Answer;
    let errorCode: string | null = null;
    let result: unknown;
    try {
      result = await perform(context, rawInput, file);
      answer = { status: 200, body: successEnvelope(result), retryAfter: undefined };
    } catch (thrown) {
      const { error, isDefect } = toAppError(thrown);
      if (isDefect) app.log.error({ err: thrown, requestId: context.requestId, path: endpoint.path }, 'call failed');
      if (!isDeclared(endpoint, error.code)) app.services.reportUndeclaredError(endpoint.path, error.code);
      errorCode = error.code;
      answer = { status: error.status, body: failureEnvelope(error), retryAfter: error.retryAfter };
    }
    // Rate-limited calls are not logged: otherwise the log would grow as fast as anyone can send requests.
    if (isAudited && answer.status !== 429) {
      const entry = {
        service,
        action,
        parameters: maskSecrets(file ? { ...asFields(rawInput), file: describeFile(file) } : rawInput),
        durationMs: Math.round(performance.now() - startedAt),
        errorCode,
        subject: { kind: endpoint.subject ?? service, ids: subjectIds(rawInput, result) },
      };
      const written = app.services
        .recordAudit(context, entry)
        .catch((error: unknown) => app.log.error({ err: error, entry }, 'audit record not written'));
      // While the database is down the record goes to the log; the answer does not wait for a second failure.
      if (errorCode !== 'Server.Unavailable') await written;
    }
    return answer;
  }

  async function answerTo(request: FastifyRequest, context: RequestContext): Promise<Answer> {
    if (isRead || endpoint.method === 'DELETE') return invoke(context, request.query);
    if (!request.isMultipart()) return invoke(context, request.body);
    if (!endpoint.upload) throw new AppError('Request.MediaNotAllowed');
    // Before a byte of it is read.
    assertAllowed(endpoint, context);
    const { fields, file } = await readUpload(request, endpoint.upload.maxBytes);
    return invoke(context, fields, file);
  }

  app.endpoints.set(`${endpoint.method} ${endpoint.path}`, invoke);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.unlimited && { config: { rateLimit: false } }),
    async handler(request, reply) {
      const context = await createContext(request, bearerToken(request));
      if (context.actor) void reply.header('x-session-version', sessionVersion(context.actor));
      const answer = await answerTo(request, context);
      if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
      const secure = request.protocol === 'https';
      for (const { name, value, path, lifeSeconds } of context.cookies.added)
        void reply.setCookie(name, value, { path, maxAge: lifeSeconds, httpOnly: true, sameSite: 'lax', secure });
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
    },
  });
}
