import * as help from '@tuyuan/contract/content/help-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findHelpTopics, findPageLinks } from './footer.repository.ts';
import { voteOnHelp } from './vote-on-help.ts';

interface HelpDeps {
  timeZone: string;
  voterBox: Pick<SecretBox, 'mark'>;
}

/** Binds the votes on the help's answers, and what the foot of every page leads to. */
export function helpRoutes(app: FastifyInstance, deps: HelpDeps): void {
  bindEndpoint(app, help.voteOnHelp, (context, input) => voteOnHelp(deps, context, input));
  bindEndpoint(app, help.getFooter, async ({ db }) => {
    const [topics, pages] = await Promise.all([findHelpTopics(db), findPageLinks(db)]);
    return { topics, pages };
  });
}
