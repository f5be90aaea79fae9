import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { type PageHosts, pagePolicy } from './content-policy.ts';
import { localTransport } from './local-transport.ts';
import { encodePage, type PageCoding } from './page-coding.ts';
import { pageDocument, type Theme } from './page-document.ts';
import { askForDraft, previewOf } from './page-preview.ts';
import { pageSession } from './page-session.ts';
import type { SiteBuild } from './site-build.ts';

/** A page ready to be sent. */
export interface MadePage {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: string;
  /** Hash of the content without the nonce, so that two renderings of the same content count as the same page. */
  readonly etag: string;
  readonly coding: PageCoding;
  /** In that coding. */
  readonly content: Buffer;
  /** False when part of it failed and it must not be cached. */
  readonly isWhole: boolean;
}

interface PageWish {
  readonly url: string;
  readonly theme: Theme;
  readonly coding: PageCoding;
  readonly context: RequestContext;
}

/** Renders the page at `url` in the context's tenant and for its user. */
export async function renderPage(
  app: FastifyInstance,
  build: SiteBuild,
  hosts: PageHosts,
  { url, theme, coding, context }: PageWish,
): Promise<MadePage> {
  const { send, hasBroken } = localTransport(app, context);
  const session = await pageSession(context, send);
  const preview = previewOf(url);
  const transport: typeof send = preview === null ? send : (call) => send(askForDraft(call, preview));
  const page = await build.render({ url, transport, session, resourceServer: hosts.resourceServer });
  if (page.location !== undefined) {
    const { status, location } = page;
    return { status, location, policy: '', etag: '', coding, content: Buffer.alloc(0), isWhole: false };
  }
  const files = build.filesOf(page.source);
  // Cached with its page: content written into the page was created before the nonce and cannot know it.
  const nonce = randomBytes(16).toString('base64url');
  const digest = hash('sha1', pageDocument({ page, files, theme, nonce: '' }), 'base64url');
  return {
    status: page.status,
    location: undefined,
    policy: pagePolicy(nonce, hosts),
    etag: `W/"${digest.slice(0, 22)}"`,
    coding,
    content: await encodePage(pageDocument({ page, files, theme, nonce }), coding),
    isWhole: !hasBroken() && page.status < 500,
  };
}
