import { useLazyGetWechatJsConfigQuery } from '@tuyuan/api-client/site/third-party-api.ts';
import { addressToSign, openWechat, type ShareCard } from '@tuyuan/ui/wechat-js.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { DEFAULT_SITE_DESCRIPTION, useSetting, useSiteName } from '../shared/site-settings.ts';
import { documentTitle } from './page-meta.ts';
import { metaOf } from './route-meta.ts';

/** Inside WeChat: the card that a shared page becomes, by what the page says about itself. */
export function WechatShare() {
  const meta = metaOf(useMatches());
  const { key } = useLocation();
  const siteName = useSiteName();
  const siteDescription = useSetting('siteDescription') || DEFAULT_SITE_DESCRIPTION;
  const logo = useSetting('siteLogo');
  const [getConfig] = useLazyGetWechatJsConfigQuery();
  const show = useEffectEvent(async (isCurrent: () => boolean) => {
    const { origin, href } = window.location;
    const card: ShareCard = {
      title: documentTitle(meta, siteName),
      desc: (meta.description || siteDescription).slice(0, 100),
      link: meta.canonical ? new URL(meta.canonical, origin).href : href,
      imgUrl: new URL(meta.image || logo || '/icon-192.png', origin).href,
    };
    try {
      const { config } = await getConfig({ url: addressToSign() }, true).unwrap();
      if (!config || !isCurrent()) return;
      const wx = await openWechat(config);
      if (!isCurrent()) return;
      wx.updateAppMessageShareData(card);
      wx.updateTimelineShareData(card);
    } catch {
      // WeChat then makes a card of its own: title and address.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    let isCurrent = true;
    void show(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return null;
}
