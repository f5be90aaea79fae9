import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const path = z.string().transform((value) => resolve(value));
const megabytes = (fallback: number) =>
  z.coerce
    .number()
    .positive()
    .default(fallback)
    .transform((value) => value * 1024 * 1024);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every variable the server reads; docs/operations.md lists them with their meaning. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: path.default(resolve(repositoryRoot, 'data')),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(10),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5000),
  MODE: z.enum(['all', 'web', 'worker']).default('all'),
  SITE_ADDRESS: z.url().optional(),
  TRUST_PROXY: z.string().default(''),
  TIME_ZONE: z.string().default('Asia/Shanghai'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().optional(),
  WEB_DIST: path.default(resolve(repositoryRoot, 'apps')),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LOCKOUT_AFTER: z.coerce.number().int().min(1).default(5),
  LOCKOUT_MINUTES: z.coerce.number().min(0).default(10),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  SESSION_REMEMBERED_DAYS: z.coerce.number().positive().default(30),
  BODY_LIMIT_MB: megabytes(1),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).default(20_000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
  IMPORT_FILE_LIMIT_MB: megabytes(200),
  IMPORT_PIXEL_LIMIT_MP: z.coerce
    .number()
    .positive()
    .default(200)
    .transform((value) => value * 1e6),
  IMAGING_WORKERS: z.coerce.number().int().min(1).default(availableParallelism()),
  IMAGING_TIMEOUT_MS: z.coerce.number().int().min(1000).default(120_000),
  /** As many as the database has cores, and one more. */
  SEARCHES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(availableParallelism() + 1),
  DRAIN_SECONDS: z.coerce.number().positive().default(25),
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).default(30),
  DEMO_PHOTOS: path.default(resolve(repositoryRoot, 'apps/server/demo')),
  SHOW_DEMO_PAGES: flag.default(true),
});

export type Config = z.output<typeof Environment>;

/** Reads and checks the environment. Throws an error that names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`);
}

export function configFromProcess(): Config {
  return readConfig(process.env);
}

/** A PostgreSQL server for the tests to use instead of the embedded one. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL === '' ? undefined : process.env.TEST_DATABASE_URL;
}
