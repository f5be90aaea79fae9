import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { sendBySmtp } from './smtp.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer({ isRefused: (address) => address.startsWith('gone') });
});
afterAll(() => server.stop());

const sender = { name: '图苑', address: 'no-reply@tuyuan.test' };
const settings = () => ({
  host: 'mail.test',
  address: '127.0.0.1',
  port: server.port,
  encryption: 'none' as const,
  user: 'mailer',
  password: 'pass-word',
  timeoutMs: 1000,
  sender,
});
const mail = (address: string) => ({
  purpose: 'reply',
  address,
  subject: '阿朵 回复了你的评论',
  text: '早上七点',
  html: '<p>早上七点</p>',
  id: 'notification-5',
  unsubscribe: 'https://tuyuan.test/notification/unsubscribe?user=1&topic=reply&sign=abc',
});
const plain = (raw: string) => raw.replaceAll(/\r\n[ \t]+/g, ' ');

it('sends text and HTML with a link that ends such e-mails, and says which address takes none', async () => {
  expect(await sendBySmtp(settings(), [mail('li@a.test'), mail('gone@a.test')])).toEqual(['sent', 'refused']);
  const [message, ...others] = server.received;
  expect(others).toEqual([]);
  expect(message).toMatchObject({ from: sender.address, to: ['li@a.test'] });
  const raw = plain(message?.raw ?? '');
  expect(raw).toContain('Message-ID: <notification-5@tuyuan.test>');
  expect(raw).toContain('List-Unsubscribe: <https://tuyuan.test/notification/unsubscribe?user=1&topic=reply&sign=abc>');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(raw).toContain('text/plain; charset=utf-8');
  expect(raw).toContain('text/html; charset=utf-8');
});

it.each([
  { refusesSenderAt: 'MAIL FROM', isPipelining: true },
  { refusesSenderAt: 'MAIL FROM', isPipelining: false },
  { refusesSenderAt: 'RCPT TO', isPipelining: true },
  { refusesSenderAt: 'RCPT TO', isPipelining: false },
] as const)('tells a refused sender from a refused address: %o', async (behaviour) => {
  const strict = await startMailServer({
    ...behaviour,
    isSenderRefused: (address) => address === sender.address,
    isRefused: (address) => address.startsWith('gone'),
  });
  try {
    const at = { ...settings(), port: strict.port };
    const both = [mail('li@a.test'), mail('gone@a.test')];
    expect(await sendBySmtp(at, both)).toEqual(['senderRefused', 'senderRefused']);
    expect(await sendBySmtp({ ...at, sender: { ...sender, address: 'ok@a.test' } }, both)).toEqual(['sent', 'refused']);
  } finally {
    await strict.stop();
  }
});

it.each([
  { words: '5.7.1 Relay access denied', outcome: 'senderRefused' },
  { words: '5.7.1 Recipient address rejected: not authenticated', outcome: 'refused' },
  { words: '5.7.1 Message blocked', outcome: 'refused' },
])('takes what a server says of an address for what it is about: $words', async ({ words, outcome }) => {
  const strict = await startMailServer({ isRefused: () => true, refusal: words });
  try {
    expect(await sendBySmtp({ ...settings(), port: strict.port }, [mail('li@a.test')])).toEqual([outcome]);
  } finally {
    await strict.stop();
  }
});

it('takes a wrong password for the sender’s fault, unless the server means for now', async () => {
  const wrong = { ...settings(), password: 'wrong' };
  expect(await sendBySmtp(wrong, [mail('li@a.test')])).toEqual(['senderRefused']);
  const busy = await startMailServer({ loginAnswer: 454 });
  try {
    expect(await sendBySmtp({ ...wrong, port: busy.port }, [mail('li@a.test')])).toEqual(['unavailable']);
  } finally {
    await busy.stop();
  }
});

it('takes a missing server and one that keeps silent for a passing failure', async () => {
  expect(await sendBySmtp({ ...settings(), port: 9 }, [mail('li@a.test')])).toEqual(['unavailable']);
  const silent = createServer().listen(0, '127.0.0.1');
  try {
    const address = silent.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const began = Date.now();
    const many = Array.from({ length: 8 }, () => mail('li@a.test'));
    expect(new Set(await sendBySmtp({ ...settings(), port }, many))).toEqual(new Set(['unavailable']));
    expect(Date.now() - began).toBeLessThan(5000);
  } finally {
    silent.close();
  }
});

it('never sends in the clear where encryption is asked for', async () => {
  const before = server.received.length;
  expect(await sendBySmtp({ ...settings(), encryption: 'starttls' }, [mail('li@a.test')])).toEqual(['unavailable']);
  expect(server.received.length).toBe(before);
});
