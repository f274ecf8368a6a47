/** Whether shortcuts use Command instead of Control. */
export const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);
