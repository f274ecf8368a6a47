import type { IntegrationPermission } from '@/api/types';
import { Checkbox } from '@/components/Checkbox';
import { styled } from '@/components/theme';
import { allPermissions, permissionOf, type AvailablePermission } from './permissionSets';

const List = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
});

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, 1fr) repeat(3, 6rem)',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $4',
  '& + &': { borderBlockStart: '1px solid $colors$border' },
  '@mobile': { gridTemplateColumns: '1fr 1fr', '& > :first-child': { gridColumn: '1 / -1' } },
});

const WORDS: Record<string, string> = {
  list: 'List',
  read: 'Read',
  write: 'Write',
  animated: 'Animated',
  static: 'Static',
};

interface PermissionGridProps {
  available: readonly AvailablePermission[];
  value: readonly IntegrationPermission[];
  onValueChange: (value: IntegrationPermission[]) => void;
}

/** The permissions of an integration by resource; the box before a resource selects all of it. */
export function PermissionGrid({ available, value, onValueChange }: PermissionGridProps) {
  const change = (permissions: readonly IntegrationPermission[], given: boolean) => {
    const others = value.filter((permission) => !permissions.includes(permission));
    onValueChange(given ? [...others, ...permissions] : others);
  };
  return (
    <List aria-label="Permissions">
      {available.map((entry) => {
        const { resource, displayName, actions } = entry;
        const all = allPermissions([entry]);
        const given = all.filter((permission) => value.includes(permission)).length;
        return (
          <Row key={resource}>
            <Checkbox
              label={displayName}
              checked={given === all.length}
              indeterminate={given > 0 && given < all.length}
              onCheckedChange={(checked) => change(all, checked)}
            />
            {actions.map((action) => {
              const permission = permissionOf(resource, action);
              return (
                <Checkbox
                  key={action}
                  label={WORDS[action] ?? action}
                  aria-label={`${displayName}: ${WORDS[action] ?? action}`}
                  checked={value.includes(permission)}
                  onCheckedChange={(checked) => change([permission], checked)}
                />
              );
            })}
          </Row>
        );
      })}
    </List>
  );
}
