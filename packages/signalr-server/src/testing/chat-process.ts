// A chat server in a process of its own, joined over Redis: `node chat-process.ts <port> <prefix>`. Tells its parent where it answers.
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
// Nobody is left to kill it.
process.on('disconnect', () => process.exit());
