import * as endpoints from '@tuyuan/contract/library/trace.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { tracePicture } from './trace-picture.ts';
import rates from './trace-rates.json' with { type: 'json' };

/** Binds trace. */
export function traceRoutes(app: FastifyInstance, deps: { storage: BlobStore; imaging: ImagingPool }): void {
  bindEndpoint(app, endpoints.tracePicture, (context, input, file) => tracePicture(context, deps, input, file));
  bindEndpoint(app, endpoints.getTraceRates, async () => endpoints.TraceRates.parse(rates));
}
