import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

export const currencies = ['cny', 'credits', 'quota'] as const;
export type Currency = (typeof currencies)[number];

export const IntegrityCheck = z.object({
  name: z.string(),
  title: z.string(),
  looked: count,
  violations: count,
});

export const getIntegrityReport = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ledger/GetIntegrityReport',
  access: 'permission:Pages.Ledger',
  summary: 'Whether the books balance: every rule with how many rows were looked at and how many break it.',
  input: z.object({}),
  output: z.object({
    /** Of all accounts; zero in each. */
    sums: z.array(z.object({ currency: z.enum(currencies), accounts: count, transfers: count, sum: z.int() })),
    checks: z.array(IntegrityCheck),
    at: wireTime,
  }),
  errors: [],
});

export const LedgerAccount = z.object({
  id: idField,
  currency: z.enum(currencies),
  kind: z.string(),
  title: z.string(),
  /** Whose it is; "" for the site's own. */
  owner: z.string(),
  balance: z.int(),
  /** Sum of its entries: the same, or the books are wrong. */
  entries: z.int(),
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const getLedgerAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ledger/GetAccounts',
  access: 'permission:Pages.Ledger',
  summary: 'Accounts, the site’s own first; the keyword finds those of people.',
  input: z.object({ ...pageFields, keyword: textField(60).default(''), currency: z.enum(currencies).optional() }),
  output: pageOf(LedgerAccount),
  errors: [],
});

export const getAccountEntries = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/ledger/GetEntries',
  access: 'permission:Pages.Ledger',
  summary: 'Entries of an account, the newest first, each with the balance after it.',
  input: z.object({ ...pageFields, accountId: idField }),
  output: pageOf(
    z.object({
      id: idField,
      source: z.string(),
      kind: z.string(),
      /** What is on the other side. */
      counterpart: z.string(),
      /** Below zero for what went out. */
      amount: z.int(),
      balance: z.int(),
      note: z.string(),
      at: wireTime,
    }),
  ),
  errors: ['Ledger.AccountNotFound'],
});
