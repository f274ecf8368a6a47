import { lazyPart } from '@/components/_internal/lazyPart';
import type { AppShellProblemPlaceProps } from './AppShellProblemPlace';

const place = lazyPart<AppShellProblemPlaceProps>(() =>
  import('./AppShellProblemPlace').then((module) => module.AppShellProblemPlace),
);

/** Stands in the place of a part of the shell that could not be drawn. Its code is fetched when one fails. */
export function AppShellProblem(props: AppShellProblemPlaceProps) {
  return <place.Part wanted {...props} />;
}
