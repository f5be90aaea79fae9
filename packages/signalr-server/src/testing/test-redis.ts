import { Redis } from 'ioredis';

export const redisUrl = 'redis://127.0.0.1:6379';

async function doesRedisAnswer(): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

export const withRedis = await doesRedisAnswer();
