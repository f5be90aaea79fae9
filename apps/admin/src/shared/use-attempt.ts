import { App } from 'antd';
import { failureText } from './failure-text.ts';

/** Runs a call and says how it went; answers whether it went well. */
export function useAttempt(): (work: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const { message } = App.useApp();
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) message.success(done);
      return true;
    } catch (thrown) {
      message.error(failureText(thrown));
      return false;
    }
  };
}
