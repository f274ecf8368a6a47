import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog, type DialogProps } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Text } from '@/components/Text';
import { StepHead } from './parts';
import { WizardTrail } from './WizardTrail';

/** One step of a wizard. */
export interface WizardStep {
  /** Unique and stable. */
  id: string;
  /** Name in the trail and heading of the step. */
  label: string;
  /** One or two sentences under the heading. */
  description?: ReactNode;
  content: ReactNode;
  /**
   * Whether the step may be left forwards; a step that may not says so at its fields, the first of which then gets the
   * focus. Without it there is nothing to check.
   */
  validate?: () => boolean | Promise<boolean>;
}

/** Props of {@link Wizard}. */
export interface WizardProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'size' | 'placement'
> {
  /** In their order; at least one. What they ask for is kept by the caller: only the current one is drawn. */
  steps: readonly [WizardStep, ...WizardStep[]];
  /** Called after the last step was found valid. */
  onFinish: () => void;
  /** Says what finishing does, such as "Send 12 invitations". */
  finishLabel: string;
  /**
   * Finishing is under way: nothing can be changed or left until it is done.
   * @default false
   */
  pending?: boolean;
}

/** A task in steps, in a dialog: forwards only through a valid step, back at any time, Enter is the button at the end. */
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

/** Tells a reader where a step led: the heading of the new one. The first is entered by the dialog itself. */
function useFocusOnStep(content: { readonly current: HTMLElement | null }, stepId: string): void {
  const entered = useRef(stepId);
  useEffect(() => {
    if (entered.current !== stepId)
      content.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    entered.current = stepId;
  }, [content, stepId]);
}

function focusFirstInvalid(content: HTMLElement | null): void {
  // The fields say what is wrong only once they are re-rendered.
  requestAnimationFrame(() => content?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
