import { useEffect, useState } from 'react';
import { loadScript } from './loadScript';

/** Milliseconds after a change before the visitor is identified again (section 9). */
const IDENTIFICATION_DELAY = 1_000;

/** The visitor's data for the chat. */
export interface ChatVisitor {
  userId: string;
  email: string;
  name: string;
  subscription: string | undefined;
}

/** Commands of the chat widget in use; its script defines `window.chatSupport`. */
export type ChatSupport = (...command: ['identify', ChatVisitor] | ['show'] | ['hide']) => void;

declare global {
  interface Window {
    chatSupport?: ChatSupport;
  }
}

/** Returns the script address of an application's widget: the id may be a whole address, or a path on this origin. */
function widgetAddress(applicationId: string): string {
  return /^(?:https?:\/)?\//.test(applicationId)
    ? applicationId
    : `/chat/${encodeURIComponent(applicationId)}.js`;
}

/**
 * Manages the chat-support widget: loaded only with a configured application, shown if the route allows, and told of
 * the visitor one second after a change.
 */
export function useChatSupport(input: {
  applicationId: string | null | undefined;
  isShown: boolean;
  visitor: ChatVisitor | undefined;
}): void {
  const { applicationId, isShown, visitor } = input;
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!applicationId) return;
    // Without the widget the console works; the chat is optional.
    loadScript(widgetAddress(applicationId)).then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [applicationId]);

  useEffect(() => {
    if (isLoaded) window.chatSupport?.(isShown ? 'show' : 'hide');
  }, [isLoaded, isShown]);

  const { userId, email, name, subscription } = visitor ?? {};
  useEffect(() => {
    if (!isLoaded || !userId || !email) return undefined;
    const timer = setTimeout(
      () => window.chatSupport?.('identify', { userId, email, name: name ?? '', subscription }),
      IDENTIFICATION_DELAY,
    );
    return () => clearTimeout(timer);
  }, [isLoaded, userId, email, name, subscription]);
}
