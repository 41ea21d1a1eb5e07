/** On the way to the bank, and back from it. */
import { redirect, useSearch } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { AttenteBanque } from './attente-banque.tsx';
import { chargerPaiement } from './charger-paiement.ts';
import { readAdresse } from './read-adresse.ts';
import { suitePaiement } from './suite-paiement.ts';
import { VersLaBanque } from './vers-la-banque.tsx';

export async function loader(context: PageContext): Promise<PageMeta | void> {
  const paiement = await chargerPaiement(context);
  const href = paiement && suitePaiement(context.locale, paiement);
  if (href) throw redirect({ href, statusCode: 302, replace: true });
}

export default function PaiementPage() {
  const { key, retour } = readAdresse(useSearch({ strict: false }));
  return (
    <div className="page-width py-8 sm:py-12">
      {key === undefined ? (
        <SansPaiement />
      ) : retour === undefined ? (
        <VersLaBanque paiementKey={key} />
      ) : (
        <AttenteBanque paiementKey={key} isAbandon={retour === 'abandon'} />
      )}
    </div>
  );
}

function SansPaiement() {
  const t = useTexts('paiements');
  const locale = useLocale();
  return (
    <EmptyState
      icon={CreditCard}
      title={t('sansPaiement.titre')}
      actions={
        <Lien href={liens.panier(locale)} className={buttonClass({ kind: 'primary' })}>
          {t('sansPaiement.panier')}
        </Lien>
      }
    >
      {t('sansPaiement.texte')}
    </EmptyState>
  );
}
