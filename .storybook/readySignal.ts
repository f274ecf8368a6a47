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

/** How a story came out once it was drawn and its play function was over. */
export interface StoryOutcome {
  /** What went wrong; absent when nothing did. */
  error?: string;
}

declare global {
  interface Window {
    /** Set when the story is drawn and its play function is over: what waits for a story waits for this. */
    storyOutcome?: StoryOutcome;
    /** Draws the story in another theme without starting it again, as a change of the globals would; only while still. */
    setStoryTheme: (theme: VisualTheme) => void;
  }
}

function messageOf(failure: unknown): string {
  const first: unknown = Array.isArray(failure) ? failure[0] : failure;
  if (typeof first !== 'object' || first === null) return String(first ?? 'There is no such story.');
  const { message, title, description } = first as Record<string, unknown>;
  return String(message ?? [title, description].filter(Boolean).join(': '));
}

/** Leaves the outcome of the story in {@link Window.storyOutcome}. */
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
