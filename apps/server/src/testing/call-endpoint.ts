import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const Failure = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    validationErrors: z.array(z.object({ message: z.string(), members: z.array(z.string()) })),
  }),
  __abp: z.literal(true),
});

export interface Called<Output extends z.ZodType> {
  status: number;
  /** Null for a failure. */
  result: z.output<Output> | null;
  code: string | null;
  validationErrors: { message: string; members: string[] }[];
  /** The `Set-Cookie` lines. */
  cookies: string[];
}

/** Calls over HTTP as a client would: the input in the query or the body, by the method. */
export async function callEndpoint<Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Output>,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Called<Output>> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
    ),
  );
  const answer = await app.inject({
    method: endpoint.method,
    url: inQuery && query.size > 0 ? `${endpoint.path}?${query}` : endpoint.path,
    headers,
    ...(inQuery ? {} : { payload: input }),
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const body: unknown = answer.json();
  if (answer.statusCode === 200) {
    const { result } = z.object({ success: z.literal(true), error: z.null(), result: z.unknown() }).parse(body);
    return { status: 200, result: endpoint.output.parse(result), code: null, validationErrors: [], cookies };
  }
  const { error } = Failure.parse(body);
  return {
    status: answer.statusCode,
    result: null,
    code: error.code,
    validationErrors: error.validationErrors,
    cookies,
  };
}

/** As `callEndpoint`, for a call that has to succeed. */
export async function resultOf<Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Output>,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<z.output<Output>> {
  const called = await callEndpoint(app, endpoint, input, headers);
  if (called.result === null)
    throw new Error(
      `${endpoint.path} answered ${called.status} ${called.code}: ${JSON.stringify(called.validationErrors)}`,
    );
  return called.result;
}
