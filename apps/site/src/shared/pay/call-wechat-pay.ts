interface Bridge {
  invoke(name: 'getBrandWCPayRequest', call: unknown, done: () => void): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

/** Opens WeChat's own payment window; what came of it is heard from the server, not from here. */
export function callWechatPay(call: string): void {
  const pay = () => window.WeixinJSBridge?.invoke('getBrandWCPayRequest', JSON.parse(call), () => undefined);
  if (window.WeixinJSBridge) pay();
  else document.addEventListener('WeixinJSBridgeReady', pay, { once: true });
}
