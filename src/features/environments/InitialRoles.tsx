import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { userGroupQueries } from '@/api/user-groups';
import { Button } from '@/components/Button';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ROLES } from '@/domain/access';
import { useApi } from '@/product/FeatureContext';
import { GROUP_ROLES, type CreateEnvironmentValues } from './createEnvironmentForm';

const ROLE_OPTIONS = GROUP_ROLES.map((role) => ({ value: role, label: ROLES[role].label }));

interface InitialRolesProps {
  subscriptionId: string;
  control: Control<CreateEnvironmentValues>;
  register: UseFormRegister<CreateEnvironmentValues>;
  errors: FieldErrors<CreateEnvironmentValues>['roles'];
}

/** Roles of groups in the new environment. */
export function InitialRoles({ subscriptionId, control, register, errors }: InitialRolesProps) {
  const api = useApi();
  const groups = useQuery(userGroupQueries(api).list(subscriptionId));
  const { fields, append, remove } = useFieldArray({ control, name: 'roles' });
  const options = (groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const reason = groups.isPending
    ? 'The groups are still loading.'
    : options.length === 0
      ? 'There are no groups to choose from.'
      : undefined;
  return (
    <Stack as="fieldset" gap="2" css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Text as="legend" weight="medium" css={{ padding: 0, marginBlockEnd: '$1' }}>
        Access from the start
      </Text>
      <Text size="small" tone="muted">
        Everyone in a group gets the role. More can be given later, also to single users.
      </Text>
      {fields.map((field, index) => (
        <Inline key={field.id} gap="2" align="start" css={{ flexWrap: 'nowrap', '& > div': { flex: 1 } }}>
          <Select
            label={`Group ${index + 1}`}
            hideLabel
            options={options}
            placeholder="Choose a group"
            error={errors?.[index]?.userGroupId?.message}
            {...register(`roles.${index}.userGroupId`)}
          />
          <Select
            label={`Role of group ${index + 1}`}
            hideLabel
            options={ROLE_OPTIONS}
            error={errors?.[index]?.userRole?.message}
            {...register(`roles.${index}.userRole`)}
          />
          <IconButton icon={Trash2} label={`Remove group ${index + 1}`} onClick={() => remove(index)} />
        </Inline>
      ))}
      <div>
        <Button
          size="s"
          startIcon={Plus}
          disabledReason={reason}
          onClick={() => append({ userGroupId: '', userRole: 'User' })}
        >
          Add a group
        </Button>
      </div>
    </Stack>
  );
}
