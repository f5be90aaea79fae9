import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/http/request-context.ts';

const Success = z.object({ success: z.literal(true), result: z.unknown() });

/** Makes a call of the contract within the server. Throws `Server.Unavailable` when it fails. */
export async function askInProcess<Output extends z.ZodType>(
  app: FastifyInstance,
  context: RequestContext,
  endpoint: Endpoint<z.ZodType, Output>,
  input: Readonly<Record<string, unknown>> = {},
): Promise<z.output<Output>> {
  const answer = await app.endpoints.get(`${endpoint.method} ${endpoint.path}`)?.(context, input);
  const success = Success.safeParse(answer?.body);
  if (!success.success) throw new AppError('Server.Unavailable', { retryAfter: 5 });
  return endpoint.output.parse(success.data.result);
}
