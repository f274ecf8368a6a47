import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';

/** Shown on a page of an environment in which the user has no role. */
export function NoRoleHere() {
  return (
    <EmptySection
      image={<EmptyDrawing />}
      title="Nothing to show here"
      description="You hold no role in this environment. Ask its administrator for one to see what it holds."
    />
  );
}
