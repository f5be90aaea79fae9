import { getLibraryFigures, getSystemSetting, getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import * as mfuiSetting from '@tuyuan/contract/site/mfui-setting.ts';
import * as siteSetting from '@tuyuan/contract/site/site-setting.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { libraryFigures } from './library-figures.ts';
import { importState } from './site-content.ts';
import { allSettings, webSettings } from './site-settings.ts';
import { siteTheme } from './site-theme.ts';
import { updateSettings } from './update-settings.ts';
import { updateTheme } from './update-theme.ts';
import { uploadSitePicture } from './upload-site-picture.ts';

interface SiteContentDeps {
  timeZone: string;
  /** The site's own address, when it is configured. */
  siteAddress: string | undefined;
  storage: BlobStore;
  imaging: ImagingPool;
  /** Version of the program. */
  version: string;
  /** Whether the pages below /demo exist. */
  showsDemoPages: boolean;
  isDebug: boolean;
}

export function siteContentRoutes(app: FastifyInstance, deps: SiteContentDeps): void {
  const { timeZone, siteAddress, version, showsDemoPages, isDebug } = deps;
  const figures = libraryFigures(timeZone);
  bindEndpoint(app, getWebSettings, ({ db }) => webSettings(db, siteAddress));
  bindEndpoint(app, getSystemSetting, async ({ db }) => ({
    timeZone,
    version,
    showsDemoPages,
    isDebug,
    ...(await importState(db)),
  }));
  bindEndpoint(app, siteSetting.getSettings, ({ db }) => allSettings(db));
  bindEndpoint(app, siteSetting.updateSettings, ({ db }, change) => updateSettings(db, change));
  bindEndpoint(app, siteSetting.uploadSitePicture, ({ tenant }, { shape }, file) =>
    uploadSitePicture(deps, tenant, file, shape),
  );
  bindEndpoint(app, mfuiSetting.getTheme, ({ db }) => siteTheme(db));
  bindEndpoint(app, mfuiSetting.updateTheme, ({ db }, change) => updateTheme(db, change));
  bindEndpoint(app, getLibraryFigures, ({ db }) => figures.get(db));
}
