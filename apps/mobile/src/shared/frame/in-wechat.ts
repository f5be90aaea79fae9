/** WeChat's web view draws a title bar of its own, from `document.title`. */
export const inWechat = /MicroMessenger/i.test(navigator.userAgent);
