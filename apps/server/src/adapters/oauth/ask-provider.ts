import { AppError } from '@tuyuan/errors/app-error.ts';

/** Carries a request to a provider: over the network, or to the consent page in this process. */
export type Send = (request: Request) => Promise<Response>;

export interface ProviderApp {
  appId: string;
  secret: string;
  send: Send;
}

const timeoutMs = 5000;
const maxAnswerLength = 64 * 1024;

/**
 * Requests a provider's server and returns its answer. Follows no redirect, waits 5 seconds, reads 64 KB. Throws
 * `OAuth.ProviderFailed`, naming the provider, when no answer arrives.
 */
export async function askProvider(title: string, send: Send, url: string, method: 'GET' | 'POST' = 'GET') {
  try {
    const response = await send(
      new Request(url, { method, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
    );
    const text = await response.text();
    if (text.length > maxAnswerLength) throw new Error(`An answer of ${text.length} characters`);
    if (response.status >= 500) throw new Error(`Status ${response.status}`);
    return text;
  } catch (cause) {
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    throw providerFailed(title, isSlow ? '响应超时' : '暂时连接不上', cause);
  }
}

export function providerFailed(title: string, what: string, cause?: unknown): AppError {
  return new AppError('OAuth.ProviderFailed', { message: `${title}${what}，请稍后重试或换一种登录方式。`, cause });
}

export function codeRefused(title: string, cause?: unknown): AppError {
  return new AppError('OAuth.CodeRefused', { message: `${title}没有认可这次授权，请重新发起登录。`, cause });
}

/** Returns the JSON of an answer, also of one wrapped as a script: `callback( {…} );`. Undefined for anything else. */
export function readJson(text: string): unknown {
  const wrapped = /^\s*callback\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text)?.[1];
  try {
    return JSON.parse(wrapped ?? text);
  } catch {
    return undefined;
  }
}

export function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
