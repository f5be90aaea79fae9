import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { workScans } from '../../../platform/scan/work-scans.ts';
import { MeaningTable } from './meaning-table.ts';

const Vectors = z.custom<Int8Array>((value) => value instanceof Int8Array);
const { dimensions } = z.object({ dimensions: z.int() }).parse(workerData);

workScans(new MeaningTable(dimensions), Vectors, z.object({ vector: Vectors, least: z.number() }));
