import { useEffect, useState } from 'react';
import { loadScript } from './loadScript';

/** How long after a change the visitor is identified again, in milliseconds (section 9). */
const IDENTIFICATION_DELAY = 1_000;

/** What the chat learns about who writes. */
export interface ChatVisitor {
  userId: string;
  email: string;
  name: string;
  subscription: string | undefined;
}

/** The commands of the chat widget the console uses; the widget's script defines `window.chatSupport`. */
export type ChatSupport = (...command: ['identify', ChatVisitor] | ['show'] | ['hide']) => void;

declare global {
  interface Window {
    chatSupport?: ChatSupport;
  }
}

/** Where the widget of an application is loaded from: the id may be a whole address, or a path on this origin. */
function widgetAddress(applicationId: string): string {
  return /^(?:https?:\/)?\//.test(applicationId)
    ? applicationId
    : `/chat/${encodeURIComponent(applicationId)}.js`;
}

/**
 * The chat-support widget: loaded only when the configuration names an application, shown where the route allows,
 * and told who writes one second after that changes.
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
    // A widget that can't be loaded is left out; support by chat is a comfort.
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
