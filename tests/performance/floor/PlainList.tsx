import { useAuth0 } from '@auth0/auth0-react';
import { useQuery } from '@tanstack/react-query';
import type { Environment } from '@/api/types';
import { styled } from '@/components/theme';

const List = styled('ul', { padding: '$6' });

/** Lists the names of the environments in the subscription stored in the browser. */
export function PlainList({ platformUrl }: { platformUrl: string }) {
  const { isAuthenticated, getAccessTokenSilently } = useAuth0();
  const { data = [] } = useQuery({
    queryKey: ['environments'],
    enabled: isAuthenticated,
    queryFn: async () => {
      const token = await getAccessTokenSilently();
      const query = new URLSearchParams({ subscriptionId: localStorage.getItem('subscriptionId') ?? '' });
      const response = await fetch(`${platformUrl}/api/v1/environments?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return (await response.json()) as Environment[];
    },
  });
  return (
    <List>
      {data.map(({ guid, name }) => (
        <li key={guid}>{name}</li>
      ))}
    </List>
  );
}
