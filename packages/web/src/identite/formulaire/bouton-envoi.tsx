import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useIsAwake } from '../../ui/use-is-awake.ts';

interface BoutonEnvoiProps {
  busy: boolean;
  /** Why one has to wait. */
  attente?: string | undefined;
  block?: boolean;
  children: ReactNode;
}

/** The one orange button of a form. */
export function BoutonEnvoi({ busy, attente, block = true, children }: BoutonEnvoiProps) {
  const isAwake = useIsAwake();
  return (
    <Button
      type={isAwake ? 'submit' : 'button'}
      kind="primary"
      size="lg"
      block={block}
      busy={busy}
      {...(attente !== undefined && { disabledReason: attente })}
    >
      {children}
    </Button>
  );
}
