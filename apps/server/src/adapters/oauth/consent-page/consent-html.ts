import type { OAuthProviderName } from '../../../modules/account/index.ts';

interface ConsentHtml {
  readonly provider: OAuthProviderName;
  readonly title: string;
  readonly siteName: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Message shown above the choice after an invalid answer. */
  readonly fault?: string;
}

export const localNames = ['松风', '听雨客', '阿朵'] as const;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const colours: Readonly<Record<OAuthProviderName, string>> = { wechat: '#0a7d33', qq: '#0b63b5', weibo: '#b3261e' };

export function consentStyle(provider: OAuthProviderName): string {
  return `*{box-sizing:border-box}
:root{color-scheme:light dark;--page:#f6f7f9;--surface:#fff;--text:#1b1d22;--second:#5b616e;--line:#d3d7de;--brand:${colours[provider]}}
@media (prefers-color-scheme:dark){:root{--page:#121317;--surface:#1b1d22;--text:#edeef1;--second:#a3a9b5;--line:#3b3f49}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:14px/1.6 "PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
main{width:100%;max-width:400px;display:grid;gap:16px;padding:32px;border:1px solid var(--line);border-radius:8px;background:var(--surface);overflow-wrap:anywhere}
h1{margin:0;font-size:20px;line-height:1.3;text-wrap:balance}p{margin:0;color:var(--second)}
form,fieldset{display:grid;gap:8px;margin:0;padding:0;border:0}form{gap:16px}legend{padding:0;margin-bottom:8px;font-weight:600}
label{display:flex;gap:8px;align-items:center;min-height:40px;padding:0 12px;border:1px solid var(--line);border-radius:6px}
input{accent-color:var(--brand);font:inherit}input[type=text]{flex:1;min-width:0;height:32px;padding:0 8px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text)}
button{height:40px;border-radius:6px;border:1px solid var(--line);background:none;color:var(--text);font:inherit;cursor:pointer}
button[value=agree]{border-color:var(--brand);background:var(--brand);color:#fff}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.fault{color:#c22b28}@media (prefers-color-scheme:dark){.fault{color:#ff9d9a}}`;
}

/** Returns the consent page that stands in for the provider's own. Works without scripts. */
export function consentHtml({ provider, title, siteName, redirectUri, state, fault }: ConsentHtml): string {
  const choices = localNames.map(
    (name, index) =>
      `<label><input type="radio" name="person" value="${name}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}授权（本机模拟）</title>
<style>${consentStyle(provider)}</style>
</head>
<body>
<main>
<h1>「${escaped(siteName)}」申请使用你的${title}账号登录</h1>
<p>这是本机模拟的${title}授权页，不会连接${title}。同意后，对方会得到你的昵称和账号编号。</p>
${fault === undefined ? '' : `<p class="fault" role="alert">${escaped(fault)}</p>`}
<form method="post" action="/oauth/consent/${provider}/answer">
<input type="hidden" name="redirect_uri" value="${escaped(redirectUri)}">
<input type="hidden" name="state" value="${escaped(state)}">
<fieldset><legend>用哪个${title}账号</legend>
${choices.join('\n')}
<label><input type="radio" name="person" value="" aria-label="其他账号">其他 <input type="text" name="nickName" maxlength="20" aria-label="其他账号的昵称" placeholder="填写昵称" autocomplete="off"></label>
</fieldset>
<button name="decision" value="agree">同意</button>
<button name="decision" value="refuse">拒绝</button>
</form>
</main>
</body>
</html>`;
}
