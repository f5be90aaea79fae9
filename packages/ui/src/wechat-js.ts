const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const APIS = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'] as const;

/** What the server signed for a page. */
export interface WechatJsConfig {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export interface ShareCard {
  readonly title: string;
  readonly desc: string;
  /** Addresses in full. */
  readonly link: string;
  readonly imgUrl: string;
}

/** The used part of WeChat's script API. */
export interface WechatJs {
  config(options: WechatJsConfig & { debug: boolean; jsApiList: readonly string[] }): void;
  ready(listen: () => void): void;
  error(listen: (fault: { errMsg: string }) => void): void;
  updateAppMessageShareData(card: ShareCard): void;
  updateTimelineShareData(card: Omit<ShareCard, 'desc'>): void;
  scanQRCode(options: {
    needResult: 1;
    scanType: readonly ['qrCode'];
    success(result: { resultStr: string }): void;
    cancel(): void;
    fail(fault: { errMsg: string }): void;
  }): void;
}

declare global {
  interface Window {
    wx?: WechatJs;
  }
}

/** Whether the page is shown by WeChat's own web view. */
export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

const landing = typeof window === 'undefined' ? '' : window.location.href;

/** Returns the address to sign: on iOS WeChat checks the one the app was opened with, elsewhere the present one. */
export function addressToSign(): string {
  const address = /iPhone|iPad|iPod/i.test(navigator.userAgent) ? landing : window.location.href;
  return address.split('#')[0] ?? address;
}

let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error('WeChat’s script did not load'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Loads WeChat's script, once, and opens its functions for the signed page. Rejects when WeChat refuses the signature. */
export async function openWechat(config: WechatJsConfig): Promise<WechatJs> {
  if (!window.wx) await loadScript();
  const { wx } = window;
  if (!wx) throw new Error('WeChat’s script did not start');
  return new Promise((resolve, reject) => {
    wx.ready(() => resolve(wx));
    wx.error(({ errMsg }) => reject(new Error(errMsg)));
    wx.config({ ...config, debug: false, jsApiList: APIS });
  });
}
