import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';

/** What a page of an environment shows to whoever holds no role in it. */
export function NoRoleHere() {
  return (
    <EmptySection
      image={<EmptyDrawing />}
      title="Nothing to show here"
      description="You hold no role in this environment. Ask its administrator for one to see what it holds."
    />
  );
}
