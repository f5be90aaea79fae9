export { deleteExpiredCaptchas } from './captcha.repository.ts';
export { captchaRoutes } from './captcha.routes.ts';
export type { CaptchaProvider, GeetestCaptcha, SliderCaptcha } from './captcha-provider.ts';
export { redeemForPhoneCheck, redeemForSms, takeCaptchaTicket } from './captcha-ticket.ts';
