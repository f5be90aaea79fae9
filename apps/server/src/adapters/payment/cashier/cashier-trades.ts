import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Trade = z.object({
  tradeNo: z.string(),
  amountCents: z.int(),
  title: z.string(),
  notifyAddress: z.string(),
  /** Empty where another device scans. */
  returnAddress: z.string(),
  expiresAt: z.int(),
  state: z.enum(['pending', 'paid', 'closed']),
  refunds: z.record(z.string(), z.int()),
});
export type CashierTrade = z.infer<typeof Trade>;

export interface CashierTrades {
  find(tradeNo: string): Promise<CashierTrade | null>;
  put(trade: CashierTrade): Promise<void>;
}

/** The cashier's own memory, as a payment provider has one: a file for each trade, which outlives the process. */
export function cashierTrades(folder: string): CashierTrades {
  const pathOf = (tradeNo: string) => join(folder, `${tradeNo}.json`);
  return {
    async find(tradeNo) {
      if (!/^P[0-9A-Z]{22}$/.test(tradeNo)) return null;
      const text = await readFile(pathOf(tradeNo), 'utf8').catch(() => null);
      return text === null ? null : Trade.parse(JSON.parse(text));
    },
    async put(trade) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(trade.tradeNo);
      await writeFile(`${path}.new`, JSON.stringify(trade));
      await rename(`${path}.new`, path);
    },
  };
}
