// Pages that no one has asked for before, as a crawler does: `pnpm bench pages-uncached [images] [pages]`.
import { machineLine } from './bench-database.ts';
import { type Figures, measure, verdict } from './measure.ts';
import { openPageLibrary } from './page-library.ts';
import { pageReader } from './page-reader.ts';
import { startPageServer } from './page-server.ts';
import { timeBareFastify, timeRendererAlone } from './page-yardsticks.ts';
import { processCpu } from './process-cpu.ts';

const size = Number(process.argv[2] ?? 20_000);
const pages = Number(process.argv[3] ?? 1500);
const clients = 8;
const port = 8098;
const limits = { perSecond: 150, cpu: 8, p95: 100, kilobytes: 15 };

const library = await openPageLibrary(size);
const server = await startPageServer(library, port);
const reader = pageReader(port);
try {
  console.log(
    `${machineLine()}\n${size} images, ${clients} clients; milliseconds; database, server and clients share the cores`,
  );
  const photos = library.imageIds.map((id) => `/photo?id=${id}`);
  const listed = (path: string) => photos.map((_, visit) => `${path}?visit=${visit}`);
  const image = await timePages('image page', photos);
  const rest = [await timePages('home', listed('/')), await timePages('gallery', listed('/gallery'))];
  const alone = await timeRendererAlone(reader, photos.slice(0, 20), Math.min(pages, 500));
  const bare = await timeBareFastify(pageReader, { bytes: image.bytes, pages, clients, port: port + 1 });
  console.table([
    ...[image, ...rest].map(({ row }) => row),
    yardstick('image page, renderer alone, 1 at a time', alone),
    yardstick('bare Fastify, as many bytes, with its clients', bare),
  ]);
  console.table([
    goal('image pages a second', image.figures.perSecond, limits.perSecond, (value, limit) => value >= limit),
    goal('processor ms an image page', image.cpu, limits.cpu),
    goal('p95 of an image page, ms', image.figures.p95, limits.p95),
    goal('image page, KB compressed', image.bytes / 1000, limits.kilobytes),
    goal('home, KB compressed', (rest[0]?.bytes ?? 0) / 1000, limits.kilobytes),
    { what: 'image page ÷ renderer alone, processor', measured: (image.cpu / alone.nodeCpu).toFixed(2) },
  ]);
} finally {
  reader.close();
  await server.stop();
  await library.close();
}

interface TimedPages {
  figures: Figures;
  cpu: number;
  bytes: number;
  row: Record<string, string>;
}

async function timePages(what: string, paths: readonly string[]): Promise<TimedPages> {
  const at = (page: number) => paths[page % paths.length] ?? '/';
  let bytes = 0;
  const count = async (path: string) => {
    const sent = await reader.read(path);
    bytes += sent;
  };
  // Not the last ones measured: what the database reads for the first time belongs to the figures.
  await measure(Math.min(300, pages), clients, (page) => reader.read(at(pages + page)));
  const { rows } = await library.pool.query<{ id: number }>(
    "SELECT pid AS id FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  const databaseCpu = processCpu(rows.map(({ id }) => id));
  const serverCpuSoFar = processCpu([server.pid]);
  const serverBefore = serverCpuSoFar() ?? 0;
  const figures = await measure(pages, clients, (page) => count(at(page)), databaseCpu);
  const serverCpu = ((serverCpuSoFar() ?? 0) - serverBefore) / pages;
  const cpu = serverCpu + (figures.databaseCpu ?? 0);
  return { figures, cpu, bytes: bytes / pages, row: rowOf(what, figures, serverCpu, bytes / pages) };
}

function rowOf(what: string, figures: Figures, serverCpu: number, bytes: number): Record<string, string> {
  return {
    what,
    'pages/s': figures.perSecond.toFixed(0),
    p50: figures.p50.toFixed(1),
    p95: figures.p95.toFixed(1),
    'CPU server': serverCpu.toFixed(2),
    'CPU database': figures.databaseCpu?.toFixed(2) ?? '–',
    'CPU both': (serverCpu + (figures.databaseCpu ?? 0)).toFixed(2),
    KB: (bytes / 1000).toFixed(1),
  };
}

function yardstick(what: string, figures: Figures): Record<string, string> {
  return rowOf(what, { ...figures, databaseCpu: 0 }, figures.nodeCpu, 0);
}

function goal(
  what: string,
  measured: number,
  limit: number,
  isKept = (value: number, most: number) => value <= most,
): Record<string, string> {
  return { what, measured: measured.toFixed(1), goal: String(limit), verdict: verdict(isKept(measured, limit)) };
}
