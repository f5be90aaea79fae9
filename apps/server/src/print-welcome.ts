import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const NetworkAddress = z.object({ port: z.number() });

/** Tells the person at the terminal where everything is. */
export function printWelcome(app: FastifyInstance): void {
  const { port } = NetworkAddress.parse(app.server.address());
  const home = `http://localhost:${port}`;
  const lines = [
    '',
    '  图苑 Tuyuan',
    '',
    `  Site         ${home}/`,
    `  Back office  ${home}/admin/`,
    `  API          ${home}/api/docs`,
    '',
    '  Ctrl-C stops everything, the database included.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
