import { z } from 'zod';
import { workScans } from '../../../platform/scan/work-scans.ts';
import { LookTable } from './look-table.ts';

const Codes = z.custom<Uint32Array>((value) => value instanceof Uint32Array);

workScans(new LookTable(), Codes, z.array(Codes));
