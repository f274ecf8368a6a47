import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { VisualTheme } from './visualModes';

/** Result of a story after its render and play function. */
export interface StoryOutcome {
  /** The error, if there was one. */
  error?: string;
}

declare global {
  interface Window {
    /** Set after the render and play function of the story; whatever waits for a story waits for this. */
    storyOutcome?: StoryOutcome;
    /** Switches the theme without restarting the story, which a change of globals would do; only in still mode. */
    setStoryTheme: (theme: VisualTheme) => void;
  }
}

function messageOf(failure: unknown): string {
  const first: unknown = Array.isArray(failure) ? failure[0] : failure;
  if (typeof first !== 'object' || first === null) return String(first ?? 'There is no such story.');
  const { message, title, description } = first as Record<string, unknown>;
  return String(message ?? [title, description].filter(Boolean).join(': '));
}

/** Stores the result of the story in {@link Window.storyOutcome}. */
export async function announceOutcome(): Promise<void> {
  const channel = await addons.ready();
  const fail = (failure: unknown): void => {
    window.storyOutcome ??= { error: messageOf(failure) };
  };
  let playError: unknown;
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, (error: unknown) => (playError ??= error));
  channel.on(UNHANDLED_ERRORS_WHILE_PLAYING, (errors: unknown) => (playError ??= errors));
  channel.on(STORY_FINISHED, ({ status }: { status: string }) => {
    if (playError !== undefined) fail(playError);
    else window.storyOutcome ??= status === 'error' ? { error: 'The story failed.' } : {};
  });
  for (const event of [STORY_THREW_EXCEPTION, STORY_ERRORED, STORY_MISSING]) channel.on(event, fail);
}
