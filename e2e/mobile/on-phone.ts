/** For `test.use`: a browser in the hand instead of on the desk. */
export const onPhone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
