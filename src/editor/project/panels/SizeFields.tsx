import { useState } from 'react';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { Inline } from '@/components/Inline';
import { NumericInput } from '@/components/NumericInput';
import { Stack } from '@/components/Stack';
import type { Document } from '@/engine/document';
import { faultsOfSize, sizeChoiceOf } from '@/engine/edit';
import { changeHeight, changeWidth } from '../core/pageSize';
import type { ProjectSession } from '../core/ProjectSession';

interface SizeFieldsProps {
  session: ProjectSession;
  document: Document;
}

const rangeOf = (min: number | undefined, max: number | undefined, unit: string): string | undefined => {
  if (min === undefined && max === undefined) return undefined;
  if (min === undefined) return `Up to ${max} ${unit}`;
  return max === undefined ? `${min} ${unit} or more` : `${min} to ${max} ${unit}`;
};

/** Fields for width and height of a resizable layout, with a button that applies them. */
export function SizeFields({ session, document }: SizeFieldsProps) {
  const choice = sizeChoiceOf(document);
  const [typed, setTyped] = useState<{ width: number; height: number }>();
  const [refusal, setRefusal] = useState<string>();
  if (!choice) return null;
  const { unit, limits, width, height } = choice;
  const size = typed ?? { width, height };
  const faults = faultsOfSize(choice, size);
  const change = (next: { width: number; height: number }) => {
    setRefusal(undefined);
    setTyped(next);
  };
  const apply = () => {
    if (faults.width !== undefined || faults.height !== undefined) return;
    const fault = session.resizeLayout(size.width, size.height);
    setRefusal(fault);
    if (fault === undefined) setTyped(undefined);
  };
  return (
    <Stack gap="3" role="group" aria-label="Size">
      <Grid columns={2} gap="3">
        <NumericInput
          label="Width"
          unit={unit}
          description={rangeOf(limits.minWidth, limits.maxWidth, unit)}
          error={faults.width ?? refusal}
          value={size.width}
          onValueChange={(next) => change(changeWidth(choice, size, next))}
        />
        <NumericInput
          label="Height"
          unit={unit}
          description={rangeOf(limits.minHeight, limits.maxHeight, unit)}
          error={faults.height}
          value={size.height}
          onValueChange={(next) => change(changeHeight(choice, size, next))}
        />
      </Grid>
      {typed && (
        <Inline gap="2">
          <Button onClick={apply}>Apply</Button>
          <Button intent="ghost" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
