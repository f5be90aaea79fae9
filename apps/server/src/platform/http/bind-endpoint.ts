import type { Access, Endpoint, InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { createContext } from './create-context.ts';
import { type Answer, bearerToken } from './endpoint-services.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { maskSecrets } from './mask-secrets.ts';
import { isSignedIn, type RequestContext, type SignedInContext } from './request-context.ts';
import { runIdempotently } from './run-idempotently.ts';
import { invalidInput, toAppError } from './to-app-error.ts';

type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? RequestContext : SignedInContext;
type Handler<E extends Endpoint> = (context: ContextOf<E>, input: InputOf<E>) => Promise<OutputOf<E>>;

/**
 * Serves one call of the contract: checks access, parses the input, keeps to the declared output, honours `Idempotency-Key`,
 * writes the audit record and the envelope. The only way a call gets onto the wire.
 */
export function bindEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const isRead = endpoint.method === 'GET';
  const isAudited = endpoint.audited ?? !isRead;
  const [service = '', action = ''] = endpoint.path.split('/').slice(-2);

  async function perform(context: RequestContext, rawInput: unknown): Promise<unknown> {
    refuseUnlessAllowed(endpoint.access, context);
    const parsed = endpoint.input.safeParse(rawInput ?? {});
    if (!parsed.success) throw invalidInput(parsed.error);
    const work = async (within: RequestContext): Promise<unknown> => {
      // Sound by refuseUnlessAllowed and by the schema just parsed; the compiler can't carry either through the generic.
      const result = await handler(within as ContextOf<E>, parsed.data as InputOf<E>);
      return endpoint.output.parse(result);
    };
    return endpoint.idempotent ? runIdempotently(context, endpoint.path, parsed.data, work) : work(context);
  }

  async function invoke(context: RequestContext, rawInput: unknown): Promise<Answer> {
    const startedAt = performance.now();
    let answer: Answer;
    let errorCode: string | null = null;
    try {
      answer = { status: 200, body: successEnvelope(await perform(context, rawInput)), retryAfter: undefined };
    } catch (thrown) {
      const { error, isDefect } = toAppError(thrown);
      if (isDefect) app.log.error({ err: thrown, requestId: context.requestId, path: endpoint.path }, 'call failed');
      errorCode = error.code;
      answer = { status: error.status, body: failureEnvelope(error), retryAfter: error.retryAfter };
    }
    if (isAudited) {
      const entry = {
        service,
        action,
        parameters: maskSecrets(rawInput),
        durationMs: Math.round(performance.now() - startedAt),
        errorCode,
      };
      const written = app.services
        .recordAudit(context, entry)
        .catch((error: unknown) => app.log.error({ err: error, entry }, 'audit record not written'));
      // While the database is gone the record goes to the log; the answer doesn't wait for a second failure.
      if (errorCode !== 'Server.Unavailable') await written;
    }
    return answer;
  }

  app.endpoints.set(`${endpoint.method} ${endpoint.path}`, invoke);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    async handler(request, reply) {
      const context = await createContext(request, bearerToken(request));
      const answer = await invoke(context, isRead || endpoint.method === 'DELETE' ? request.query : request.body);
      if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
    },
  });
}

function refuseUnlessAllowed(access: Access, context: RequestContext): void {
  if (access === 'public') return;
  if (!isSignedIn(context)) throw new AppError('Session.Required');
  if (access === 'user') return;
  const permission = access.slice('permission:'.length);
  if (!isPermissionName(permission) || !context.actor.permissions.has(permission))
    throw new AppError('Permission.Denied');
}
