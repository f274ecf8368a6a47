import { onDemand } from '@/components/onDemand';
import type { AppShellErrorFrameProps } from './AppShellErrorFrame';

const ErrorFrameOnDemand = onDemand<AppShellErrorFrameProps>(() =>
  import('./AppShellErrorFrame').then((module) => module.AppShellErrorFrame),
);

/** Replaces a part of the shell that failed to render. Loads its code only after a failure. */
export function AppShellError(props: AppShellErrorFrameProps) {
  return <ErrorFrameOnDemand {...props} />;
}
