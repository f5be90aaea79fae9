import { formatPrice } from '@tuyuan/format/money.ts';
import type { CashierTrade } from './cashier-trades.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const cashierStyle = `*{box-sizing:border-box}
:root{color-scheme:light dark;--page:#f6f7f9;--surface:#fff;--text:#1b1d22;--second:#5b616e;--line:#d3d7de;--brand:#0a7d33}
@media (prefers-color-scheme:dark){:root{--page:#121317;--surface:#1b1d22;--text:#edeef1;--second:#a3a9b5;--line:#3b3f49}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:14px/1.6 "PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
main{width:100%;max-width:400px;display:grid;gap:16px;padding:32px;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow-wrap:anywhere}
h1{margin:0;font-size:20px;line-height:1.3}p{margin:0;color:var(--second)}
.amount{font-size:32px;font-weight:700;color:var(--text);font-variant-numeric:tabular-nums}
form{display:grid;gap:8px}summary{cursor:pointer;color:var(--second)}details form{margin-top:8px}
button,a{display:grid;place-items:center;min-height:44px;border-radius:6px;border:1px solid var(--line);background:none;color:var(--text);font:inherit;text-decoration:none;cursor:pointer}
button[value=pay],a{border-color:var(--brand);background:var(--brand);color:#fff}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}（本机模拟）</title>
<style>${cashierStyle}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}

/** Returns the page on which one pays, or lets something go wrong. Works without scripts. */
export function cashierHtml({ tradeNo, amountCents, title }: CashierTrade): string {
  return page(
    '收银台',
    `<h1>收银台</h1>
<p>这是本机模拟的收银台，不会真的扣钱。</p>
<p>${escaped(title)}</p>
<p class="amount">${formatPrice(amountCents)}</p>
<form method="post" action="/cashier/${tradeNo}">
<button name="action" value="pay">支付</button>
<button name="action" value="cancel">取消</button>
</form>
<details><summary>试试出错的情况</summary>
<form method="post" action="/cashier/${tradeNo}">
<button name="action" value="silent">支付，回调丢失（一分钟后查到）</button>
<button name="action" value="twice">支付，回调来两次</button>
</form>
</details>`,
  );
}

const outcomes = {
  paid: { title: '支付成功', text: '可以回到原来的页面了。' },
  silent: { title: '已支付，没有回调', text: '网站会在一两分钟内自己查到这笔支付。' },
  cancelled: { title: '已取消', text: '没有付款，订单还在，可以回去重新支付。' },
  expired: { title: '已失效', text: '这笔支付已关闭或超过时间，请回到订单重新支付。' },
} as const;
export type CashierOutcome = keyof typeof outcomes;

export function cashierOutcomeHtml(outcome: CashierOutcome, returnAddress: string): string {
  const { title, text } = outcomes[outcome];
  const back = returnAddress === '' ? '' : `\n<a href="${escaped(returnAddress)}">回到订单</a>`;
  return page(title, `<h1>${title}</h1>\n<p>${text}</p>${back}`);
}
