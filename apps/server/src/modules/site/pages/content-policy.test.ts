import { expect, it } from 'vitest';
import { adminPolicy, mobilePolicy, pagePolicy } from './content-policy.ts';

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it('lets in only what bears the nonce, and what such a script loads', () => {
  const policy = pagePolicy('n1', { resourceServer: '' });
  expect(sourcesOf(policy, 'script-src')).toEqual(["'nonce-n1'", "'strict-dynamic'", "'self'"]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'nonce-n1'"]);
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
});

it('lets no other site show a page in a frame, and pages show only this site’s', () => {
  const policy = pagePolicy('n1', { resourceServer: '' });
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'"]);
});

it('lets pictures come from where they are kept, and a captcha’s parts from its maker', () => {
  const hosts = { resourceServer: 'https://cdn.example/files', captcha: 'https://*.geetest.com' };
  const policy = pagePolicy('n1', hosts);
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example', hosts.captcha]);
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", hosts.captcha]);
  expect(sourcesOf(adminPolicy(hosts.captcha), 'script-src')).toEqual(["'self'", hosts.captcha]);
  expect(sourcesOf(adminPolicy(), 'script-src')).toEqual(["'self'"]);
  expect(policy).not.toContain('unsafe-eval');
});

it('lets the phone’s page run what stands in it, by its very text, and nothing else that is not a file', () => {
  // echo -n 'ask()' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-inhqo8UEOtta3Yf/3uJCGUt2o6pzuDBPHXRBiutLwio='";
  const page = '<head><script>ask()</script><script type="module" src="/mobile/assets/start.js"></script></head>';
  expect(sourcesOf(mobilePolicy(page), 'script-src')).toEqual(["'self'", hash]);
  expect(sourcesOf(mobilePolicy('<title>mobile</title>'), 'script-src')).toEqual(["'self'"]);
  expect(sourcesOf(mobilePolicy('', { usesWechat: true }), 'script-src')).toEqual(["'self'", 'https://res.wx.qq.com']);
});
