/** Whether the held key is Command here, and not Control. */
export const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);
