import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const Answer = z.object({
  result: z.unknown(),
  error: z.object({ code: z.string() }).nullable(),
});

/** Sends a form with a file, as a browser does. */
export async function uploadForm<Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Output>,
  fields: Record<string, string | number | boolean>,
  file: { bytes: Uint8Array; name: string },
  headers: Record<string, string>,
): Promise<{ result: z.output<Output> | null; code: string | null }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const request = new Request('http://host', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { result, error } = Answer.parse(answer.json());
  return { result: error ? null : endpoint.output.parse(result), code: error?.code ?? null };
}
