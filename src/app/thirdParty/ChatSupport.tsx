import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQueries } from '@/api/users';
import { displayName } from '@/domain/user';
import { useApi } from '@/product/FeatureContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { workspaceMemory } from '../workspace/workspaceMemory';
import { useChatSupport } from './useChatSupport';

/** The chat-support widget, which learns who writes and in which subscription as soon as the console knows. */
export function ChatSupport({ isShown }: { isShown: boolean }) {
  const { configuration } = useStartUp();
  // Asked for behind the gate; here it is only listened to.
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
