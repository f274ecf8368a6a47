import type { Id } from '@/engine/document';
import type { Clip } from '../clipboard';
import type { EditorSession } from '../EditorSession';
import type { Gestures } from '../Gestures';

/** What commands work on beside the template. */
export interface CommandContext {
  readonly session: EditorSession;
  readonly gestures: Pick<Gestures, 'view' | 'cancel'>;
  readonly newId: () => Id;
  /** What was copied last, in whichever template. */
  readonly clipboard: { clip: Clip | undefined };
  readonly zoom: {
    readonly in: () => void;
    readonly out: () => void;
    readonly actual: () => void;
    readonly fit: () => void;
  };
  /** Goes into a frame: its group, its text or the crop of its picture. */
  readonly open: (frameId: Id) => void;
  readonly save: () => void;
  readonly showShortcuts: () => void;
}

/** A key and those held with it. */
export interface KeyPress {
  /** As the keyboard names it: `a`, `ArrowLeft`, `Delete`; digits by where they are, `Digit1`. */
  readonly key: string;
  /** Ctrl, or Cmd on Apple's keyboards. */
  readonly command?: boolean;
  readonly shift?: boolean;
}

/** Something that is done by a key. */
export interface EditorCommand {
  readonly id: string;
  readonly label: string;
  readonly group: 'Tools' | 'Selection' | 'Arrange' | 'View' | 'Template';
  /** The first is shown; any of them does it. */
  readonly keys: readonly [KeyPress, ...KeyPress[]];
  /** Works only while the page has the focus: elsewhere the key means something else. */
  readonly isOfPage?: boolean;
  /** Works while something is typed, too. */
  readonly isEverywhere?: boolean;
  readonly run: (context: CommandContext) => void;
}
