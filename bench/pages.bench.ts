// Largest contentful paint of the main pages in Chromium, throttled, and what they fetch in all (initial scripts: `pnpm check budgets`): `pnpm bench pages [--url http://…] [--runs 5] [--only phone]`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { demoFigures, figuresOf } from '../e2e/fixtures/demo-figures.ts';
import { findBrowser } from '../scripts/launcher/find-browser.mjs';
import { demoAttendee } from './demo-attendee.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '8097' },
    only: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);

/** Slow 4G and a slow phone's processor, as the limits are stated. */
const network = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
const cpuSlowdown = 4;

interface Case {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  lcpLimit: number;
  /** By the phone of a demo's attendee. */
  isAttendee?: boolean;
}
const desktop = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };
const cases: Case[] = [
  { name: 'home, desktop', path: '/', viewport: desktop, lcpLimit: 1800 },
  { name: 'home, phone', path: '/', viewport: phone, lcpLimit: 2500 },
  { name: 'gallery, desktop', path: '/gallery', viewport: desktop, lcpLimit: 1800 },
  { name: 'gallery, phone', path: '/gallery', viewport: phone, lcpLimit: 2500 },
  { name: 'photo, desktop', path: '/photo?id=1', viewport: desktop, lcpLimit: 1800 },
  { name: 'photo, phone', path: '/photo?id=1', viewport: phone, lcpLimit: 2500 },
  { name: 'ticket log-in, phone', path: '/meeting/login', viewport: phone, lcpLimit: 2500 },
  { name: 'conference, phone', path: '/meeting', viewport: phone, lcpLimit: 2500, isAttendee: true },
];

interface Sample {
  lcp: number;
  requests: number;
  scriptKb: number;
  totalKb: number;
  shift: number;
}

const Vitals = z.object({ lcp: z.number(), shift: z.number() });

async function visit(browser: Browser, base: string, { path, viewport, isAttendee }: Case): Promise<Sample> {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  if (isAttendee) await context.addInitScript((stored) => localStorage.setItem('meeting', stored), attendee);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(`${base}${path}`, { waitUntil: 'load' });
  await pause(1500);
  const vitals = Vitals.parse(await page.evaluate(readVitals));
  await context.close();
  return { ...vitals, requests: bytes.requests, scriptKb: bytes.script / 1000, totalKb: bytes.total / 1000 };
}

async function countBytes(page: Page): Promise<{ script: number; total: number; requests: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const bytes = { script: 0, total: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.requests += 1;
    bytes.total += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
}

/** Runs in the page. */
function readVitals(): Promise<{ lcp: number; shift: number }> {
  return new Promise((done) => {
    const result = { lcp: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) result.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') result.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(result), 200);
  });
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function ownServer(): Promise<{ base: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuyuan-pages-'));
  const base = `http://127.0.0.1:${values.port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: values.port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // The server answers before the demo's import begins.
  const wanted = JSON.stringify(demoFigures());
  for (let figures = ''; figures !== wanted; await pause(500))
    figures = JSON.stringify(await figuresOf(base).catch(() => undefined));
  return {
    base,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const server = values.url === undefined ? await ownServer() : { base: values.url, stop: async () => undefined };
const attendee = await demoAttendee(server.base);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
process.stdout.write(
  `${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores; CPU ×${cpuSlowdown}, 1.6 Mbit/s, 150 ms; median of ${runs}\n\n`,
);
const rows: Record<string, unknown>[] = [];
for (const item of cases.filter(({ name }) => name.includes(values.only))) {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1) samples.push(await visit(browser, server.base, item));
  const lcp = median(samples.map((sample) => sample.lcp));
  const scriptKb = median(samples.map((sample) => sample.scriptKb));
  rows.push({
    page: item.name,
    'LCP ms': Math.round(lcp),
    'limit ms': item.lcpLimit,
    'of limit': (lcp / item.lcpLimit).toFixed(2),
    requests: median(samples.map((sample) => sample.requests)),
    'script KB': scriptKb.toFixed(1),
    'all KB': median(samples.map((sample) => sample.totalKb)).toFixed(0),
    CLS: median(samples.map((sample) => sample.shift)).toFixed(3),
  });
}
console.table(rows);
await browser.close();
await server.stop();
