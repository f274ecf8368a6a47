import { useMutation } from '@tanstack/react-query';
import { KeyRound, ListChecks, Pencil, Power } from 'lucide-react';
import type { EnvironmentDetail, WebHook } from '@/api/types';
import { webHookMutations } from '@/api/web-hooks';
import type { MenuEntry } from '@/components/Menu';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { deleteEntries } from '@/product/itemEntries';
import type { OpenWebHookDialog } from './WebHookDialogs';

interface WebHookActions {
  environment: EnvironmentDetail;
  /** Why the reader may not change web hooks; `undefined` if they may. */
  withheld: string | undefined;
  onDialog: (dialog: OpenWebHookDialog) => void;
}

/** Returns a function that creates the menu entries of a web hook. */
export function useWebHookActions({ environment, withheld, onDialog }: WebHookActions) {
  const tell = useNotify();
  const { mutateAsync: set } = useMutation(webHookMutations(useApi(), environment).set());
  const enable = ({ id, name, enabled }: WebHook) =>
    void notifyOutcome(
      set({ id, enabled: !enabled }),
      {
        done: () => `${name} is ${enabled ? 'disabled' : 'enabled'}.`,
        gone: `${name} was deleted meanwhile.`,
      },
      tell,
    );
  return (webHook: WebHook): MenuEntry[] => [
    {
      id: 'deliveries',
      label: 'Deliveries',
      icon: ListChecks,
      onSelect: () => onDialog({ kind: 'deliveries', webHook }),
    },
    {
      id: 'edit',
      label: 'Edit…',
      icon: Pencil,
      disabledReason: withheld,
      onSelect: () => onDialog({ kind: 'edit', webHook }),
    },
    {
      id: 'enable',
      label: webHook.enabled ? 'Disable' : 'Enable',
      icon: Power,
      disabledReason: withheld,
      onSelect: () => enable(webHook),
    },
    {
      id: 'rotate',
      label: 'Rotate secret…',
      icon: KeyRound,
      disabledReason: withheld,
      onSelect: () => onDialog({ kind: 'rotate', webHook }),
    },
    ...deleteEntries(withheld, () => onDialog({ kind: 'delete', webHook })),
  ];
}
