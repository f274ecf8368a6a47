import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog, type DialogProps } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Text } from '@/components/Text';
import { StepHead } from './wizardParts';
import { WizardTrail } from './WizardTrail';

/** One step of a wizard. */
export interface WizardStep {
  /** Unique and stable key. */
  id: string;
  /** Name of the step. */
  label: string;
  /** One or two sentences below the heading. */
  description?: ReactNode;
  content: ReactNode;
  /**
   * Whether the user may go on; an invalid step shows errors at its fields, and the first one gets the focus.
   * @default always valid
   */
  validate?: () => boolean | Promise<boolean>;
}

/** Props of {@link Wizard}. */
export interface WizardProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'size' | 'placement'
> {
  /** The steps in order, at least one. The caller keeps their state: only the current one is rendered. */
  steps: readonly [WizardStep, ...WizardStep[]];
  /** Called after the last step was found valid. */
  onFinish: () => void;
  /** Label of the last button, such as "Send 12 invitations". */
  finishLabel: string;
  /**
   * Whether finishing is running; then nothing can be changed or closed.
   * @default false
   */
  pending?: boolean;
}

/** A dialog with steps: forwards only from a valid step, back at any time; Enter presses the main button. */
export function Wizard(props: WizardProps) {
  const { steps, onFinish, finishLabel, pending = false, size = 'm', ...dialog } = props;
  const [index, setIndex] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const step = steps[index] ?? steps[0];
  const isLast = index >= steps.length - 1;
  useFocusOnStep(content, step.id);

  const goForward = async () => {
    setChecking(true);
    const isValid = await step.validate?.();
    setChecking(false);
    if (isValid === false) focusFirstInvalid(content.current);
    else if (isLast) onFinish();
    else setIndex(index + 1);
  };
  return (
    <Dialog
      {...dialog}
      size={size}
      pending={pending}
      onSubmit={() => void (isChecking || goForward())}
      footer={
        <>
          {index > 0 && (
            <Button
              disabled={pending}
              onClick={() => setIndex(index - 1)}
              style={{ marginInlineEnd: 'auto' }}
            >
              Back
            </Button>
          )}
          <Button intent="ghost" disabled={pending} onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={pending || isChecking}>
            {isLast ? finishLabel : 'Next'}
          </Button>
        </>
      }
    >
      <WizardTrail steps={steps} current={index} onGoTo={(place) => !pending && setIndex(place)} />
      <div ref={content} inert={pending} data-testid="gsc-wizard-step">
        <StepHead>
          <Heading level={3} tabIndex={-1} data-step-heading>
            {step.label}
          </Heading>
          {step.description && (
            <Text as="p" tone="muted">
              {step.description}
            </Text>
          )}
        </StepHead>
        {step.content}
      </div>
    </Dialog>
  );
}

/** Focuses the heading of a new step, so that screen readers announce it. The dialog handles the first step. */
function useFocusOnStep(content: { readonly current: HTMLElement | null }, stepId: string): void {
  const entered = useRef(stepId);
  useEffect(() => {
    if (entered.current !== stepId)
      content.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    entered.current = stepId;
  }, [content, stepId]);
}

function focusFirstInvalid(content: HTMLElement | null): void {
  // The fields show their errors only after the next render.
  requestAnimationFrame(() => content?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
