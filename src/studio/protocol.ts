/** What a host page and the studio in its frame say to each other; raised when one would not understand the other. */
export const PROTOCOL = 1;

/** Features of the studio, by name. */
export type StudioFeatures = Readonly<
  Record<string, { readonly enabled: boolean; readonly minimumVersion: string }>
>;

/** What is opened in a frame. */
export interface OpenRequest {
  readonly kind: 'project' | 'template';
  /** Its id; none for a template that is not there yet. */
  readonly id: string | undefined;
  /** Where the platform is; `/api/v1` is added to it. */
  readonly apiUrl: string;
  /** Guid of the environment it lies in. */
  readonly environmentId: string;
  /** Which features are on, by name; all without it. */
  readonly studioFeatures: StudioFeatures | undefined;
  readonly colourMode: 'light' | 'dark' | 'system';
  /** Whether the host page has somewhere to go back to. */
  readonly hasBack: boolean;
}

/** What a host page sends to the window of the frame, with a port for all that follows. */
export interface Greeting {
  readonly platenStudio: typeof PROTOCOL;
  readonly open: OpenRequest;
}

/** What has become of what is open. */
export type StudioEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'changed'; readonly hasUnsavedChanges: boolean }
  | { readonly type: 'saved' }
  | { readonly type: 'finished'; readonly fileName: string; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly during: 'load' | 'open' | 'save' | 'output' | 'sign-in';
      /** In words for whoever works on it. */
      readonly message: string;
      /** That of the answer, where the platform gave one. */
      readonly status?: number | undefined;
    }
  | { readonly type: 'moved'; readonly id: string }
  | { readonly type: 'back' };

/** What the frame says. */
export type FrameMessage =
  | { readonly type: 'here' }
  | { readonly type: 'token'; readonly question: number; readonly renew: boolean }
  | { readonly type: 'flushed'; readonly isSaved: boolean }
  | { readonly type: 'event'; readonly event: StudioEvent };

/** What the host page says. */
export type HostMessage =
  | { readonly type: 'token'; readonly question: number; readonly token: string }
  | { readonly type: 'no-token'; readonly question: number; readonly message: string }
  | { readonly type: 'flush' };
