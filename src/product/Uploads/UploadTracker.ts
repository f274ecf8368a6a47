import { errorDetail, StoppedError } from '@/api/http';
import type { UploadState } from '@/domain/uploads';

/** The log of an upload, which can be opened any number of times. */
export interface UploadLog {
  /** A short summary. */
  readonly summary: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** The state of one upload. */
export interface TrackedUpload {
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  readonly state: UploadState;
  /** The part sent, from 0 to 1; undefined if unknown. */
  readonly progress: number | undefined;
  /** Why it failed. */
  readonly error?: string;
  /** Whether a retry can help. */
  readonly isRetryable: boolean;
  /** The log, if there is more to report than success. */
  readonly log?: UploadLog;
}

/** A file to upload and the function that sends it. */
export interface UploadWork {
  readonly name: string;
  /** Sends the file; rejects with the signal's reason once that is aborted. */
  readonly send: (sending: {
    readonly signal: AbortSignal;
    readonly onProgress: (done: number | undefined) => void;
    /** Called with the log before the upload ends. */
    readonly onLog: (log: UploadLog) => void;
  }) => Promise<unknown>;
}

/** Concurrent uploads; leaves the browser as many connections for everything else. */
const AT_ONCE = 3;

/** Uploads a few files at a time and keeps their state across pages. */
export class UploadTracker {
  private uploads: readonly TrackedUpload[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly works = new Map<string, UploadWork>();
  private readonly sending = new Map<string, AbortController>();
  private waiting: string[] = [];
  private count = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Returns all uploads that are still listed, in the order they were added. */
  readonly read = (): readonly TrackedUpload[] => this.uploads;

  readonly add = (works: readonly UploadWork[]): void => {
    for (const work of works) {
      const id = this.append({ name: work.name, state: 'running', progress: 0, isRetryable: true });
      this.works.set(id, work);
      this.waiting.push(id);
    }
    this.sendNext();
  };

  /** Lists a file that can't be uploaded. */
  readonly refuse = (name: string, error: string): void =>
    void this.append({ name, state: 'failed', progress: undefined, error, isRetryable: false });

  /** Cancels a running or waiting upload and removes it from the list. */
  readonly cancel = (id: string): void => {
    this.remove(id);
    this.waiting = this.waiting.filter((other) => other !== id);
    this.sending.get(id)?.abort(new StoppedError({ isCancelled: true }));
  };

  readonly retry = (id: string): void => {
    this.set(id, { state: 'running', progress: 0 });
    this.waiting.push(id);
    this.sendNext();
  };

  readonly remove = (id: string): void => {
    this.works.delete(id);
    this.publish(this.uploads.filter((upload) => upload.id !== id));
  };

  /** Removes all ended uploads from the list. */
  readonly clear = (): void => {
    for (const { id, state } of this.uploads) if (state !== 'running') this.remove(id);
  };

  private append(upload: Omit<TrackedUpload, 'id'>): string {
    const id = String(++this.count);
    this.publish([...this.uploads, { id, ...upload }]);
    return id;
  }

  private set(id: string, change: Partial<TrackedUpload>): void {
    this.publish(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  private publish(uploads: readonly TrackedUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }

  private sendNext(): void {
    while (this.sending.size < AT_ONCE) {
      const id = this.waiting.shift();
      const work = id === undefined ? undefined : this.works.get(id);
      if (id === undefined || !work) return;
      void this.send(id, work);
    }
  }

  private async send(id: string, work: UploadWork): Promise<void> {
    const controller = new AbortController();
    this.sending.set(id, controller);
    try {
      await work.send({
        signal: controller.signal,
        // After the last byte, the platform's reading time is unknown.
        onProgress: (done) => this.set(id, { progress: done === 1 ? undefined : done }),
        onLog: (log) => this.set(id, { log }),
      });
      this.works.delete(id);
      this.set(id, { state: 'succeeded' });
    } catch (error) {
      this.set(id, { state: 'failed', error: errorDetail(error as Error) });
    }
    this.sending.delete(id);
    this.sendNext();
  }
}
