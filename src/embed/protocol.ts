/** Version of the messages between host page and frame; raised with each incompatible change. */
export const PROTOCOL = 1;

/** Features of the studio, by name. */
export type StudioFeatures = Readonly<
  Record<string, { readonly enabled: boolean; readonly minimumVersion: string }>
>;

/** The item to open in a frame. */
export interface OpenRequest {
  readonly kind: 'project' | 'template';
  /** Id of the item; none for a new template. */
  readonly id: string | undefined;
  /** Address of the platform; the studio appends `/api/v1`. */
  readonly apiUrl: string;
  /** Guid of the item's environment. */
  readonly environmentId: string;
  /** The enabled features by name; all if undefined. */
  readonly studioFeatures: StudioFeatures | undefined;
  readonly colourMode: 'light' | 'dark' | 'system';
  /** Whether the host page offers a way back. */
  readonly hasBack: boolean;
}

/** The first message of a host page to the frame's window; it carries a port for all later ones. */
export interface Greeting {
  readonly platenStudio: typeof PROTOCOL;
  readonly open: OpenRequest;
}

/** An event of the open item. */
export type StudioEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'changed'; readonly hasUnsavedChanges: boolean }
  | { readonly type: 'saved' }
  | { readonly type: 'finished'; readonly fileName: string; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly during: 'load' | 'open' | 'save' | 'output' | 'sign-in';
      /** Text for the user. */
      readonly message: string;
      /** Status of the platform's response, if there was one. */
      readonly status?: number | undefined;
    }
  | { readonly type: 'moved'; readonly id: string }
  | { readonly type: 'back' };

/** Messages from the frame. */
export type FrameMessage =
  | { readonly type: 'here' }
  | { readonly type: 'token'; readonly question: number; readonly renew: boolean }
  | { readonly type: 'flushed'; readonly isSaved: boolean }
  | { readonly type: 'event'; readonly event: StudioEvent };

/** Messages from the host page. */
export type HostMessage =
  | { readonly type: 'token'; readonly question: number; readonly token: string }
  | { readonly type: 'no-token'; readonly question: number; readonly message: string }
  | { readonly type: 'flush' };
