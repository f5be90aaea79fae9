import { AppError } from '@tuyuan/errors/app-error.ts';

/** `Payment.ProviderFailed`, with what the provider said as its cause for the log. */
export function providerFailed(title: string, cause: unknown): AppError {
  return new AppError('Payment.ProviderFailed', {
    message: `${title}暂时没有响应，请稍后重试或换一种支付方式。`,
    cause,
  });
}

export const noticeRefused = (cause?: unknown): AppError => new AppError('Payment.NoticeRefused', { cause });

/** Milliseconds that a notice's clock may differ from ours. */
export const noticeLifeMs = 5 * 60_000;
export const timeoutMs = 8000;
