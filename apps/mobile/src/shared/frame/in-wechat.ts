/** WeChat's web view draws its own title bar from `document.title`. */
export const inWechat = /MicroMessenger/i.test(navigator.userAgent);
