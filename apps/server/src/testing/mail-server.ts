import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  /** The whole message as it came over the wire. */
  raw: string;
}

export interface TestMailServer {
  port: number;
  received: Received[];
  stop(): Promise<void>;
}

interface Behaviour {
  /** Which recipients it takes nothing for. */
  isRefused?: (address: string) => boolean;
  /** What it says then. */
  refusal?: string;
  /** What it answers to a wrong password. */
  loginAnswer?: number;
  /** Which senders it takes nothing from, and when it says so: Postfix waits for the recipient. */
  isSenderRefused?: (address: string) => boolean;
  refusesSenderAt?: 'MAIL FROM' | 'RCPT TO';
  /** False for a server that wants one command after the other. */
  isPipelining?: boolean;
}

const refused = (words: string) => Object.assign(new Error(words), { responseCode: 550 });

/** Starts a mail server that keeps what it is sent. */
export async function startMailServer({
  isRefused = () => false,
  refusal = 'No such mailbox',
  loginAnswer = 535,
  isSenderRefused = () => false,
  refusesSenderAt = 'MAIL FROM',
  isPipelining = true,
}: Behaviour = {}): Promise<TestMailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    hidePIPELINING: !isPipelining,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'mailer' && password === 'pass-word') done(null, { user: username });
      else done(Object.assign(new Error('Invalid user name or password'), { responseCode: loginAnswer }));
    },
    onMailFrom({ address }, _session, done) {
      const isOver = refusesSenderAt === 'MAIL FROM' && isSenderRefused(address);
      done(isOver ? refused('Not your address') : null);
    },
    onRcptTo({ address }, { envelope: { mailFrom } }, done) {
      if (mailFrom !== false && isSenderRefused(mailFrom.address)) done(refused('5.7.1 Sender address rejected'));
      else done(isRefused(address) ? refused(refusal) : null);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    port: address.port,
    received,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
