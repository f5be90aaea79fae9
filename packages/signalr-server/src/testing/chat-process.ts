// A chat server in its own process, connected over Redis: `node chat-process.ts <port> <prefix>`. Sends its URL to the
// parent process.
import { redisBackplane } from '../backplane/redis-backplane.ts';
import { admitByName } from './admit-by-name.ts';
import { startChatServer } from './chat-server.ts';
import { redisUrl } from './test-redis.ts';

const [port = '0', prefix = ''] = process.argv.slice(2);
const { url } = await startChatServer({
  port: Number(port),
  backplane: redisBackplane({ url: redisUrl, prefix }),
  admit: admitByName,
});
process.send?.(url);
// Without its parent, no process would end it.
process.on('disconnect', () => process.exit());
