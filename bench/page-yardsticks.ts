import { join } from 'node:path';
import { loadSiteBuild } from '@tuyuan/server/src/modules/site/pages/site-build.ts';
import type { PageTransport } from '@tuyuan/server/src/modules/site/pages/site-renderer.ts';
import fastify from 'fastify';
import { type Figures, measure } from './measure.ts';
import { pageHost } from './page-library.ts';
import type { PageReader } from './page-reader.ts';

const session = { user: null, permissions: [], isRestored: false };

/** The site's renderer alone, one page after the other, with every answer at hand. */
export async function timeRendererAlone(reader: PageReader, paths: readonly string[], pages: number): Promise<Figures> {
  const build = await loadSiteBuild(join(import.meta.dirname, '../apps/site/dist'));
  if (!build) throw new Error('The site is not built: pnpm --filter @tuyuan/site build');
  const answers = new Map<string, Awaited<ReturnType<PageTransport>>>();
  const transport: PageTransport = async ({ path, input }) => {
    const key = `${path} ${JSON.stringify(input)}`;
    const known = answers.get(key) ?? (await reader.ask(path, { ...Object(input) }));
    answers.set(key, known);
    return known;
  };
  const render = (path: string) =>
    build.render({ url: `http://${pageHost}${path}`, transport, session, resourceServer: '' });
  for (const path of paths) await render(path);
  return measure(pages, 1, (page) => render(paths[page % paths.length] ?? '/'));
}

/** Bare Fastify sending as many bytes, in this process. */
export async function timeBareFastify(
  read: (port: number) => PageReader,
  { bytes, pages, clients, port }: { bytes: number; pages: number; clients: number; port: number },
): Promise<Figures> {
  const app = fastify();
  const content = Buffer.alloc(bytes, 'x');
  app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(content));
  await app.listen({ port, host: '127.0.0.1' });
  const reader = read(port);
  try {
    return await measure(pages, clients, () => reader.read('/'));
  } finally {
    reader.close();
    await app.close();
  }
}
