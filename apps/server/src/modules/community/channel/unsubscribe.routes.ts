import { deliveredTopicTitles } from '@tuyuan/contract/community/notification-words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readFields } from '../../../platform/http/read-fields.ts';
import { textSetting } from '../../site/index.ts';
import { switchAllOff, switchOff } from './channel.repository.ts';
import type { ChannelDeps } from './channel-deps.ts';
import { readUnsubscribeLink, unsubscribePath } from './unsubscribe-link.ts';
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.ts';

const Query = z.object({ user: z.string().max(12), topic: z.string().max(40), sign: z.string().max(100) });
const Form = z.object({ scope: z.enum(['topic', 'all']).catch('topic') });

/**
 * The page behind an e-mail's link. Opening it changes nothing, for mail scanners open links; its button, and the
 * request that mail programs make of their own (RFC 8058), do.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { box }: Pick<ChannelDeps, 'box'>): Promise<void> {
  async function read({ tenant, query }: FastifyRequest) {
    const parsed = Query.safeParse(query);
    const link = tenant && parsed.success ? readUnsubscribeLink(box, tenant.schema, parsed.data) : null;
    if (!tenant || !link) return null;
    const db = app.services.databaseOf(tenant);
    return { ...link, db, siteName: await textSetting(db, 'siteName') };
  }

  function show(reply: FastifyReply, words: Parameters<typeof unsubscribePage>[0], status = 200) {
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', unsubscribePolicy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(words));
  }

  const refuse = (reply: FastifyReply) =>
    show(
      reply,
      { siteName: '图苑', title: '链接不正确', text: '请用邮件里的完整链接，或登录后在通知设置里关闭。' },
      404,
    );

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(unsubscribePath, async (request, reply) => {
      const found = await read(request);
      if (!found) return refuse(reply);
      const title = `不再用邮件接收「${deliveredTopicTitles[found.topic]}」？`;
      return show(reply, { siteName: found.siteName, title, text: '站内的通知不受影响。', isAsking: true });
    });
    scope.post(unsubscribePath, async (request, reply) => {
      const found = await read(request);
      if (!found) return refuse(reply);
      const { userId, topic, db, siteName } = found;
      const { scope: wanted } = Form.parse(request.isMultipart() ? await readFields(request) : (request.body ?? {}));
      if (wanted === 'all') await switchAllOff(db, userId, 'email');
      else await switchOff(db, { userId, channel: 'email', topic });
      const what = wanted === 'all' ? '所有邮件通知' : `「${deliveredTopicTitles[topic]}」的邮件通知`;
      return show(reply, { siteName, title: '已关闭', text: `不再给你发送${what}，想再接收时可以在通知设置里打开。` });
    });
  });
}
