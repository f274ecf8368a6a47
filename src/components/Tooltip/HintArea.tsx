import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime } from '@/domain/format';
import { TooltipOnDemand } from './TooltipOnDemand';
import { TOOLTIP_OFFSET } from './Tooltip';
import { useTooltip } from './useTooltip';

const HINTED = '[data-hint]';

/** Props of {@link HintArea}. */
export interface HintAreaProps {
  /**
   * The element whose descendants have tooltips in `data-hint`; an empty one shows the element's name, or its exact
   * time.
   */
  areaRef: RefObject<HTMLElement | null>;
}

/**
 * One tooltip for all elements of an area with `data-hint`. It behaves like {@link Tooltip} without any cost per
 * trigger; hundreds of tooltips in a table would slow down every key. Render it after the area's element. Screen
 * readers skip a hint that equals its trigger's name.
 */
export function HintArea({ areaRef }: HintAreaProps) {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [content, setContent] = useState<string>();
  const { open, openSoon, openNow, closeSoon, closeNow } = useTooltip();
  const latest = useRef({ openSoon, openNow, closeSoon, closeNow });
  useEffect(() => {
    latest.current = { openSoon, openNow, closeSoon, closeNow };
  });

  /* A layout effect, so that no early focus is missed. */
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    const hintedAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(HINTED) : null;
    const point = (trigger: HTMLElement) => {
      triggerRef.current = trigger;
      setContent(hintOf(trigger));
    };
    const over = (event: PointerEvent) => {
      const trigger = hintedAt(event.target);
      if (!trigger || event.pointerType === 'touch' || trigger.contains(event.relatedTarget as Node | null))
        return;
      TooltipOnDemand.preload();
      latest.current.closeNow();
      point(trigger);
      latest.current.openSoon();
    };
    const out = (event: PointerEvent) => {
      const trigger = hintedAt(event.target);
      if (trigger && !trigger.contains(event.relatedTarget as Node | null)) latest.current.closeSoon();
    };
    const focus = (event: FocusEvent) => {
      const trigger = hintedAt(event.target);
      if (!trigger?.matches(':focus-visible')) return;
      point(trigger);
      latest.current.openNow();
    };
    const close = () => latest.current.closeNow();
    const blur = (event: FocusEvent) => {
      if (hintedAt(event.target) === triggerRef.current) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('pointerover', over, { signal });
    area.addEventListener('pointerout', out, { signal });
    area.addEventListener('focusin', focus, { signal });
    area.addEventListener('focusout', blur, { signal });
    area.addEventListener('pointerdown', close, { signal });
    return () => listening.abort();
  }, [areaRef]);

  useEffect(() => {
    const trigger = triggerRef.current;
    if (!open || !trigger || trigger.getAttribute('aria-label') === content) return undefined;
    trigger.setAttribute('aria-describedby', id);
    return () => trigger.removeAttribute('aria-describedby');
  }, [open, content, id]);

  if (!open || !content) return null;
  return (
    <TooltipOnDemand
      id={id}
      content={content}
      side="top"
      offset={TOOLTIP_OFFSET}
      triggerRef={triggerRef}
      onClose={closeNow}
      onPointerEnter={openNow}
      onPointerLeave={closeSoon}
    />
  );
}

/* Computed on demand: formatting forty times twice would slow down every key. */
function hintOf(trigger: HTMLElement): string | undefined {
  if (trigger.dataset.hint) return trigger.dataset.hint;
  if (!(trigger instanceof HTMLTimeElement)) return trigger.getAttribute('aria-label') ?? undefined;
  const { text, utc } = formatDateTime(new Date(trigger.dateTime));
  return `${text} (${utc})`;
}
