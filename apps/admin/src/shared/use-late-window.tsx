import { App } from 'antd';
import { failureText } from './failure-text.ts';

/**
 * Opens a page in a new window whose address has to be asked for. The window opens in the click itself, because browsers
 * block one that comes after an answer; where it is blocked all the same, a message has the link.
 */
export function useLateWindow(): (findPath: () => Promise<string | undefined>) => Promise<void> {
  const { message } = App.useApp();
  return async (findPath) => {
    const opened = window.open('about:blank', '_blank');
    if (opened) opened.opener = null;
    try {
      const path = await findPath();
      if (path === undefined) opened?.close();
      else if (opened) opened.location.replace(path);
      else message.info({ content: <BlockedWindow path={path} />, duration: 10 });
    } catch (thrown) {
      opened?.close();
      message.error(failureText(thrown));
    }
  };
}

function BlockedWindow({ path }: { readonly path: string }) {
  return (
    <>
      浏览器拦住了新窗口，
      <a href={path} target="_blank" rel="noreferrer">
        点这里打开
      </a>
    </>
  );
}
