import { onDemand } from '@/components/onDemand';
import type { AppShellErrorFrameProps } from './AppShellErrorFrame';

const ErrorFrameOnDemand = onDemand<AppShellErrorFrameProps>(() =>
  import('./AppShellErrorFrame').then((module) => module.AppShellErrorFrame),
);

/** Stands in the place of a part of the shell that could not be drawn. Its code is fetched when one fails. */
export function AppShellError(props: AppShellErrorFrameProps) {
  return <ErrorFrameOnDemand {...props} />;
}
