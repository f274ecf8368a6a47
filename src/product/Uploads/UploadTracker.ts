import { errorDetail, StoppedError } from '@/api/http';
import type { UploadState } from '@/domain/uploads';

/** What came of an upload, to be read as often as somebody wants. */
export interface UploadLog {
  /** In a few words. */
  readonly summary: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** One upload as it stands. */
export interface TrackedUpload {
  readonly id: string;
  /** Of the file. */
  readonly name: string;
  readonly state: UploadState;
  /** How much is sent, 0 to 1; undefined while that is not known. */
  readonly progress: number | undefined;
  /** Why it failed. */
  readonly error?: string;
  /** Whether sending it again can help. */
  readonly isRetryable: boolean;
  /** What came of it, where there is more to say than that it is done. */
  readonly log?: UploadLog;
}

/** A file to be sent, and how. */
export interface UploadWork {
  readonly name: string;
  /** Sends it; ends with the signal's reason once that is aborted. */
  readonly send: (sending: {
    readonly signal: AbortSignal;
    readonly onProgress: (done: number | undefined) => void;
    /** Called with what came of it, before it ends. */
    readonly onLog: (log: UploadLog) => void;
  }) => Promise<unknown>;
}

/** Files sent at the same time; browsers keep as many connections for everything else. */
const AT_ONCE = 3;

/** Sends files a few at a time and keeps how each stands, whatever page the reader is on meanwhile. */
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

  /** All uploads that were not taken off the list, in the order they were added. */
  readonly read = (): readonly TrackedUpload[] => this.uploads;

  readonly add = (works: readonly UploadWork[]): void => {
    for (const work of works) {
      const id = this.append({ name: work.name, state: 'running', progress: 0, isRetryable: true });
      this.works.set(id, work);
      this.waiting.push(id);
    }
    this.sendNext();
  };

  /** Notes a file that can't be sent at all. */
  readonly refuse = (name: string, error: string): void =>
    void this.append({ name, state: 'failed', progress: undefined, error, isRetryable: false });

  /** Ends an upload that runs or waits, and takes it off the list. */
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

  /** Takes all that have ended off the list. */
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
        // Once all of it is sent, how long the platform reads it is not known.
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
