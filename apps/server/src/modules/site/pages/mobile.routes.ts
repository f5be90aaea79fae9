import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageKind, pageVisitor, type TrafficCounter } from '../traffic/index.ts';
import { mobilePolicy } from './content-policy.ts';
import { knownAddresses } from './known-addresses.ts';
import { phonePreloads } from './phone-preloads.ts';

const notBuilt = 'The phone pages are not built yet.\nBuild them:  pnpm --filter @tuyuan/mobile build\n';
const pages = ['/meeting', '/meeting/*', '/mobile', '/mobile/*'];

/** The phone app: its files below /mobile/, and its single page for every address below /meeting and /mobile, as 404 where the address is of no page. */
export async function mobileRoutes(
  app: FastifyInstance,
  folder: string,
  { usesWechat, traffic }: { usesWechat: boolean; traffic: TrafficCounter },
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    for (const path of pages)
      app.get(path, (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuilt));
    return;
  }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/mobile/assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  const policy = mobilePolicy(readFileSync(join(folder, 'index.html'), 'utf8'), { usesWechat });
  const isKnown = knownAddresses(folder);
  const preloads = phonePreloads(folder);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    // Its file is below /mobile/, what it works for is below /meeting.
    scope.get('/mobile/sw.js', (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', '/')
        .header('content-security-policy', policy)
        .sendFile('sw.js', folder, { cacheControl: false }),
    );
    for (const path of ['/mobile/index.html', ...pages])
      scope.get(path, (request, reply) => {
        const isPage = path !== '/mobile/index.html' && isKnown(request.url);
        const visitor = isPage ? pageVisitor(request, null) : null;
        if (visitor) traffic.notePage(visitor, pageKind(request.url));
        return (
          reply
            // The service worker keeps the page itself for when there is no network.
            .code(path === '/mobile/index.html' || isPage ? 200 : 404)
            .header('cache-control', 'no-cache')
            .header('content-security-policy', policy)
            .header('link', preloads(request.url))
            .sendFile('index.html', folder, { cacheControl: false })
        );
      });
  });
}
