/** The key under which a thread finds its niceness, see `startThread`. */
export declare const NICENESS_KEY: string;
