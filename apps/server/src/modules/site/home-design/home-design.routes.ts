import * as homeDesign from '@tuyuan/contract/site/home-design.ts';
import {
  getCarousels,
  getFriendLinks,
  getHomeDataBlocks,
  getHomeNavigation,
} from '@tuyuan/contract/site/index-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createPreviewLink } from './create-preview-link.ts';
import { getDraft } from './get-draft.ts';
import { listVersions } from './home-design.repository.ts';
import { carousels, friendLinks, homeBlocks, homeNavigation } from './home-lists.ts';
import { publishHome, restoreVersion } from './publish-home.ts';
import { saveDraft } from './save-draft.ts';

/** The home page for visitors and those with a preview’s token, and its design for editors. */
export function homeDesignRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, getHomeNavigation, ({ db }, { preview }) => homeNavigation({ db, preview, timeZone }));
  bindEndpoint(app, getHomeDataBlocks, async ({ db }, { preview }) => ({
    items: await homeBlocks({ db, preview, timeZone }),
  }));
  bindEndpoint(app, getCarousels, async ({ db }, { preview }) => ({
    items: await carousels({ db, preview, timeZone }),
  }));
  bindEndpoint(app, getFriendLinks, async ({ db }, { preview }) => ({
    items: await friendLinks({ db, preview, timeZone }),
  }));
  bindEndpoint(app, homeDesign.getHomeDraft, ({ db }) => getDraft(db));
  bindEndpoint(app, homeDesign.saveHomeDraft, (context, change) => saveDraft(context, change));
  bindEndpoint(app, homeDesign.saveNavigationDraft, (context, change) => saveDraft(context, change));
  bindEndpoint(app, homeDesign.createHomePreview, (context) => createPreviewLink(context));
  bindEndpoint(app, homeDesign.publishHome, (context, { basedOn }) => publishHome(context, basedOn));
  bindEndpoint(app, homeDesign.listHomeVersions, async ({ db }) => ({ items: await listVersions(db) }));
  bindEndpoint(app, homeDesign.restoreHomeVersion, (context, wish) => restoreVersion(context, wish));
}
