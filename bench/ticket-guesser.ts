// Guesses tickets as fast as it gets answers, in its own process: `node ticket-guesser.ts <server> <at once> <way>`.
// The way is one of `guessWays`.
import { randomInt } from 'node:crypto';
import { logInWithTicket } from '@tuyuan/contract/conference/ticket-auth.ts';
import { newTicketSecrets } from '@tuyuan/server/src/modules/conference/registration/ticket-secrets.ts';
import { z } from 'zod';
import { phoneAgents } from './phone-agents.ts';
import { hallAddress } from './ticket-hall.ts';

const [server = '', atOnce = '1', way = 'script'] = process.argv.slice(2);
const Refusal = z.object({ error: z.object({ code: z.string() }).nullable() });
const told: Record<string, number> = {};
let guessed = 0;

function disguise(): { 'x-forwarded-for': string; 'user-agent': string } {
  guessed += 1;
  switch (way) {
    case 'phone':
      return { 'x-forwarded-for': hallAddress, 'user-agent': phoneAgents[0] ?? '' };
    case 'agents':
      return { 'x-forwarded-for': hallAddress, 'user-agent': `Mozilla/5.0 ${guessed}` };
    case 'addresses':
      return {
        'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
        'user-agent': `Mozilla/5.0 ${guessed}`,
      };
    default:
      return { 'x-forwarded-for': hallAddress, 'user-agent': 'python-requests/2.32' };
  }
}

async function guess(): Promise<never> {
  for (;;) {
    const answer = await fetch(`${server}${logInWithTicket.path}`, {
      method: 'POST',
      headers: { ...disguise(), 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: newTicketSecrets().code }),
    });
    const code = Refusal.parse(await answer.json()).error?.code ?? 'let in';
    told[code] = (told[code] ?? 0) + 1;
  }
}

process.on('message', () => {
  process.send?.(told, () => process.exit());
});
for (let one = 0; one < Number(atOnce); one += 1) void guess();
