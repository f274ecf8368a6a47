import { useSearchParams } from 'react-router';
import { readSignature } from '@/api/users';
import { styled } from '@/components/theme';
import { UserMigrationScreen } from '@/features/user-migration';

const Main = styled('main', { display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '$4' });

/** The page of a user migration, outside the user gate: visitors with the link have no account here yet. */
export function UserMigrationPage() {
  const [query] = useSearchParams();
  return (
    <Main>
      <title>Move your account · Platen</title>
      <UserMigrationScreen signature={readSignature(query)} homeHref="/" />
    </Main>
  );
}
