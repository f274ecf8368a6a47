import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Trail, TrailStep } from './wizardParts';

interface WizardTrailProps {
  steps: readonly { id: string; label: string }[];
  /** Index of the current step. */
  current: number;
  /** Called with the index of a completed step. */
  onGoTo: (index: number) => void;
}

/** Shows completed and current steps; completed ones can be revisited. */
export function WizardTrail({ steps, current, onGoTo }: WizardTrailProps) {
  return (
    <nav aria-label="Steps">
      <Trail>
        {steps.map(({ id, label }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const isDone = state === 'done';
          return (
            <li key={id}>
              <TrailStep
                as={isDone ? 'button' : 'div'}
                state={state}
                aria-current={state === 'current' ? 'step' : undefined}
                {...(isDone
                  ? { type: 'button' as const, onClick: () => onGoTo(index) }
                  : { 'aria-disabled': undefined })}
              >
                <span data-name>
                  <VisuallyHidden>{isDone ? 'Done: ' : ''}</VisuallyHidden>
                  {index + 1}. {label}
                </span>
              </TrailStep>
            </li>
          );
        })}
      </Trail>
    </nav>
  );
}
