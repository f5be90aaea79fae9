import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Login } from './start-content.ts';

const NetworkAddress = z.object({ port: z.number() });

/** Prints the addresses and log-ins to the terminal. */
export function printWelcome(app: FastifyInstance, logins: readonly Login[]): void {
  const { port } = NetworkAddress.parse(app.server.address());
  const home = `http://localhost:${port}`;
  const lines = [
    '',
    '  图苑 Tuyuan',
    '',
    `  Site         ${home}/`,
    `  Back office  ${home}/admin/`,
    `  Phone        ${home}/meeting`,
    `  API          ${home}/api/docs`,
    '',
    ...(logins.length === 0 ? [] : ['  Log in as']),
    ...logins.map(({ title, userName, password }) => `    ${userName.padEnd(14)} ${password}   ${title}`),
    '',
    '  Ctrl-C stops everything, the database included.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
