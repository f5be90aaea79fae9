import { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { FastifyInstance } from 'fastify';

/** Uploads a file of attendees as the office's form does; commits it unless stated otherwise. */
export async function importCsv(
  app: FastifyInstance,
  headers: Record<string, string>,
  text: string | Buffer,
  fields: Record<string, unknown>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ isDryRun: false, ...fields })) body.set(name, String(value));
  body.set('file', new Blob([new Uint8Array(Buffer.from(text))]), 'people.csv');
  const request = new Request('http://localhost/', { method: 'POST', body });
  const answer = await app.inject({
    method: 'POST',
    url: importAttendees.path,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { result, error } = answer.json();
  return {
    code: error?.code ?? null,
    message: error?.message ?? null,
    result: result === null ? null : importAttendees.output.parse(result),
  };
}
