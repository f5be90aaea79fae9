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

/** Starts a mail server that keeps what it is sent; `isRefused` says which recipients it takes nothing for. */
export async function startMailServer(isRefused: (address: string) => boolean = () => false): Promise<TestMailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'mailer' && password === 'pass-word') done(null, { user: username });
      else done(new Error('Invalid user name or password'));
    },
    onRcptTo({ address }, _session, done) {
      done(isRefused(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
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
