import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailOutcome, SendBySmtp } from '../../modules/community/index.ts';

/** Sends these over a few connections; each fails for itself. */
export const sendBySmtp: SendBySmtp = async (server, messages) => {
  const transport = createTransport({
    host: server.address,
    port: server.port,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    tls: { servername: server.host },
    ...(server.user !== '' && { auth: { user: server.user, pass: server.password } }),
    pool: true,
    maxConnections: 3,
    connectionTimeout: server.timeoutMs,
    greetingTimeout: server.timeoutMs,
    socketTimeout: server.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { sender } = server;
  const domain = sender.address.split('@')[1] ?? server.host;
  try {
    return await Promise.all(
      messages.map(({ address, subject, text, html, id, unsubscribe }) =>
        transport
          .sendMail({
            from: sender,
            to: { name: '', address },
            subject,
            text,
            html,
            ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
            headers: { 'Auto-Submitted': 'auto-generated' },
            ...(unsubscribe !== undefined && {
              list: { unsubscribe: { url: unsubscribe, comment: '' } },
              headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
            }),
          })
          .then(() => 'sent' as const, outcomeOf),
      ),
    );
  } finally {
    transport.close();
  }
};

const Fault = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  /** One for every address that was refused; none where the server didn't come to the addresses. */
  rejectedErrors: z.array(z.unknown()).optional(),
});

/**
 * Many servers look at the sender only when they hear for whom it is: RFC 3463's codes for that, or the words of servers
 * without codes. Its 5.7 may be about either.
 */
const aboutSender =
  /^\d{3}[ -](?:5\.1\.[78]\b|(?:5\.7\.\d+(?![\s\S]*recipient)|(?!\d\.\d))[\s\S]*(?:sender|relay|not owned|authenticat))/i;

/** A server that refused for good: the site's account, or with 5xx to the envelope this address or the sender. Anything else may pass. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode = 0, response = '', rejectedErrors = [] } = Fault.safeParse(error).data ?? {};
  if (code === 'EAUTH') return responseCode >= 400 && responseCode < 500 ? 'unavailable' : 'senderRefused';
  if (code !== 'EENVELOPE' || responseCode < 500) return 'unavailable';
  return rejectedErrors.length === 0 || aboutSender.test(response) ? 'senderRefused' : 'refused';
}
