import { getStorage as endpoint } from '@tuyuan/contract/site/storage.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { getStorage } from './get-storage.ts';

/** What the site's files take up. */
export function storageRoutes(app: FastifyInstance, storage: BlobStore): void {
  bindEndpoint(app, endpoint, (context) => getStorage(storage, context));
}
