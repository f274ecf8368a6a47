import type { Id } from '@/engine/document';
import type { Clip } from '../clipboard';
import type { EditorSession } from '../EditorSession';
import type { Gestures } from '../Gestures';

/** The services of commands. */
export interface CommandContext {
  readonly session: EditorSession;
  readonly gestures: Pick<Gestures, 'view' | 'cancel' | 'sight'>;
  readonly newId: () => Id;
  /** The last copy, from any template. */
  readonly clipboard: { clip: Clip | undefined };
  readonly zoom: {
    readonly in: () => void;
    readonly out: () => void;
    readonly actual: () => void;
    readonly fit: () => void;
    readonly selection: () => void;
    readonly width: () => void;
  };
  /** Opens a frame: its group, its text, or its picture's crop. */
  readonly open: (frameId: Id) => void;
  readonly save: () => void;
  readonly showShortcuts: () => void;
}

/** A key with its modifiers. */
export interface KeyPress {
  /** Name of the key: `a`, `ArrowLeft`, `Delete`; digits by code, `Digit1`. */
  readonly key: string;
  /** Ctrl, or Command on Apple's keyboards. */
  readonly command?: boolean;
  readonly shift?: boolean;
}

/** A command with a keyboard shortcut. */
export interface EditorCommand {
  readonly id: string;
  readonly label: string;
  readonly group: 'Tools' | 'Selection' | 'Arrange' | 'View' | 'Template';
  /** Equivalent shortcuts; the first one is shown. */
  readonly keys: readonly [KeyPress, ...KeyPress[]];
  /** Whether it works only while the page has the focus, because its key means something else elsewhere. */
  readonly isOfPage?: boolean;
  /** Whether it also works in fields. */
  readonly isEverywhere?: boolean;
  readonly run: (context: CommandContext) => void;
}
