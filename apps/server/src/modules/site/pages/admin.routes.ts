import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { adminPolicy } from './content-policy.ts';
import { knownAddresses } from './known-addresses.ts';

const notBuilt = 'The back office is not built yet.\nBuild it:  pnpm --filter @tuyuan/admin build\n';

/** The back office: its files, and its single page for every other address below /admin/, as 404 where the address is of no page. `captchaHost`: of a captcha that is not the server's own. */
export async function adminRoutes(app: FastifyInstance, folder: string, captchaHost?: string): Promise<void> {
  app.get('/admin', (_request, reply) => reply.redirect('/admin/', 302));
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/admin/*', (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  const isKnown = knownAddresses(folder);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    scope.get<{ Params: { '*': string } }>('/admin/*', (request, reply) => {
      const path = request.params['*'];
      if (/[.]\w+$/.test(path)) return reply.sendFile(path, folder);
      return reply
        .code(isKnown(request.url) ? 200 : 404)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', adminPolicy(captchaHost))
        .sendFile('index.html', folder, { cacheControl: false });
    });
  });
}
