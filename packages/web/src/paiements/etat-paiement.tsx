import type { ReactNode } from 'react';
import type { Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { Spinner } from '../ui/notice/spinner.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface EtatPaiementProps {
  titre: string;
  montant: Montant | undefined;
  /** What it means; read out when it changes. */
  children: ReactNode;
  actions?: ReactNode;
}

/** What is going on with a payment, while one waits for the bank. */
export function EtatPaiement({ titre, montant, children, actions }: EtatPaiementProps) {
  const t = useTexts('paiements');
  const locale = useLocale();
  return (
    <div className="max-w-160">
      <p className="type-h3 text-text-2">
        {montant ? t('parCarteDe', { montant: formatArgent(locale, montant) }) : t('parCarte')}
      </p>
      <div role="status">
        <h1 className="mt-1 flex items-center gap-3 type-h1">
          <Spinner size={20} />
          {titre}
        </h1>
        <div className="mt-3 text-pretty">{children}</div>
      </div>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
