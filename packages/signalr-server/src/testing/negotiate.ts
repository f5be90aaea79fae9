import { z } from 'zod';

const Negotiation = z.object({
  negotiateVersion: z.number(),
  connectionId: z.string(),
  connectionToken: z.string().optional(),
  useStatefulReconnect: z.boolean().optional(),
  availableTransports: z.array(z.object({ transport: z.string(), transferFormats: z.array(z.string()) })),
});

/** Negotiates as a client does before it connects; `address` is the URL to connect to. */
export async function negotiate(url: string, query = 'negotiateVersion=1', headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/negotiate?${query}`, { method: 'POST', headers });
  if (answer.status !== 200) throw new Error(`negotiate answered ${answer.status}`);
  const negotiation = Negotiation.parse(await answer.json());
  const token = negotiation.connectionToken ?? negotiation.connectionId;
  return { ...negotiation, token, address: `${url}?id=${token}` };
}
