import {
  getCarousels,
  getFriendLinks,
  getHomeDataBlocks,
  getHomeNavigation,
  getLibraryFigures,
  getSystemSetting,
  getWebSettings,
} from '@tuyuan/contract/index-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import { carousels, friendLinks } from './home-lists.ts';
import { libraryFigures } from './library-figures.ts';
import { homeBlocks, homeNavigation, importState, webSettings } from './site-content.ts';

interface SiteContentDeps {
  timeZone: string;
  /** The site's own address, when it is configured. */
  siteAddress: string | undefined;
  /** Of the program. */
  version: string;
}

export function siteContentRoutes(app: FastifyInstance, { timeZone, siteAddress, version }: SiteContentDeps): void {
  const figures = libraryFigures(timeZone);
  bindEndpoint(app, getWebSettings, ({ db }) => webSettings(db, siteAddress));
  bindEndpoint(app, getSystemSetting, async ({ db }) => ({ timeZone, version, ...(await importState(db)) }));
  bindEndpoint(app, getHomeNavigation, async ({ db }) => ({ items: await homeNavigation(db) }));
  bindEndpoint(app, getHomeDataBlocks, async ({ db }) => ({ items: await homeBlocks(db) }));
  bindEndpoint(app, getCarousels, async ({ db }) => ({ items: await carousels(db) }));
  bindEndpoint(app, getFriendLinks, async ({ db }) => ({ items: await friendLinks(db) }));
  bindEndpoint(app, getLibraryFigures, ({ db }) => figures.get(db));
}
