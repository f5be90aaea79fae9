import { useLazyGetWechatJsConfigQuery } from '@tuyuan/api-client/site/third-party-api.ts';
import { addressToSign, isInWechat, openWechat, type WechatJs } from '@tuyuan/ui/wechat-js.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Returns WeChat's own scanner, which answers a code's text or undefined when cancelled; undefined outside WeChat, and where the site has no account there. */
export function useWechatScan(): (() => Promise<string | undefined>) | undefined {
  const [getConfig] = useLazyGetWechatJsConfigQuery();
  const [wx, setWx] = useState<WechatJs>();
  const open = useEffectEvent(async () => {
    try {
      const { config } = await getConfig({ url: addressToSign() }, true).unwrap();
      if (config) setWx(await openWechat(config));
    } catch {
      // The camera and a photo are still there.
    }
  });
  useEffect(() => {
    if (isInWechat()) void open();
  }, []);
  if (!wx) return undefined;
  return () =>
    new Promise((resolve) => {
      wx.scanQRCode({
        needResult: 1,
        scanType: ['qrCode'],
        success: ({ resultStr }) => resolve(resultStr),
        cancel: () => resolve(undefined),
        fail: () => resolve(undefined),
      });
    });
}
