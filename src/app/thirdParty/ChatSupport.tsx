import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQueries } from '@/api/users';
import { displayName } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { workspaceMemory } from '../workspace/workspaceMemory';
import { useChatSupport } from './useChatSupport';

/** The chat-support widget, which gets the user and the subscription as soon as they are known. */
export function ChatSupport({ isShown }: { isShown: boolean }) {
  const { configuration } = useStartUp();
  // Loaded by the gate; only observed here.
  const { data: user } = useQuery({ ...userQueries(useApi()).me(), enabled: false });
  const subscriptionId = useSyncExternalStore(
    workspaceMemory.listenToSubscription,
    workspaceMemory.subscriptionId,
  );
  useChatSupport({
    applicationId: configuration.chatApplicationId,
    isShown,
    visitor: user && {
      userId: user.id,
      email: user.email,
      name: displayName(user),
      subscription: subscriptionId ?? undefined,
    },
  });
  return null;
}
