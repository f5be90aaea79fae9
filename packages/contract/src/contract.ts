import * as account from './account.ts';
import * as advanceImageSearch from './advance-image-search.ts';
import * as albumCategoryData from './album-category-data.ts';
import * as albumData from './album-data.ts';
import * as albumManagement from './album-management.ts';
import * as auditedLog from './audited-log.ts';
import * as categoryManagement from './category-management.ts';
import type { Endpoint } from './endpoint.ts';
import * as imageData from './image-data.ts';
import * as imageManagement from './image-management.ts';
import * as indexData from './index-data.ts';
import * as photographerData from './photographer-data.ts';
import * as regionManagement from './region-management.ts';

const services = [
  account,
  advanceImageSearch,
  albumCategoryData,
  albumData,
  albumManagement,
  auditedLog,
  categoryManagement,
  imageData,
  imageManagement,
  indexData,
  photographerData,
  regionManagement,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}

/** Every call of the wire by its name; what the documentation and the contract's own test walk. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  services.flatMap((service) =>
    Object.entries(service).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);
