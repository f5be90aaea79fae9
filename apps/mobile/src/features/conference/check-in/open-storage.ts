import { openCheckerStorage } from './checker-storage.ts';
import type { CheckerStorage } from './checker-types.ts';
import { memoryStorage } from './memory-storage.ts';

interface Opened {
  readonly storage: CheckerStorage;
  /** Why nothing can be stored, and what to do about it. */
  readonly limit?: string;
}

/** Opens the phone's storage; where the browser can't store or encrypt, one that lasts as long as the page. */
export async function openStorage(): Promise<Opened> {
  try {
    const storage = await openCheckerStorage();
    // Some browsers open it and then refuse to read.
    await storage.readQueue();
    return { storage };
  } catch {
    const limit = isSecureContext
      ? '浏览器不让保存数据，断网时不能核验。请退出无痕浏览后再打开。'
      : '这个网址不是 https 开头，断网时不能核验。请改用 https 网址打开。';
    return { storage: memoryStorage(), limit };
  }
}
