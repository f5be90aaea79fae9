import { App } from 'antd';
import { failureText } from './failure-text.ts';

/** Returns a function that runs a call, shows its result, and returns whether it succeeded. */
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
