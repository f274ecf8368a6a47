/** The environment key under which a thread finds its niceness, see `startThread`. */
export declare const NICENESS_KEY: string;
/** Raises the niceness of this thread for good, on Linux. */
export declare function giveWay(by: number): void;
