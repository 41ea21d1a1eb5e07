import { useEffect } from 'react';
import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { EtatPaiement } from './etat-paiement.tsx';
import { usePaiementSuivi } from './use-paiement-suivi.ts';

/** Sends the buyer to pay. Takes its own place in the history: Back leads to the confirmation. */
export function VersLaBanque({ paiementKey }: { paiementKey: string }) {
  const t = useTexts('paiements');
  const { paiement, isLong, isCoupe } = usePaiementSuivi(paiementKey);
  const adresse = paiement?.etat === 'ouvert' ? paiement.adresse : null;
  useEffect(() => {
    if (adresse) window.location.replace(adresse);
  }, [adresse]);
  const isSansBanque = !adresse && (isLong || isCoupe);
  return (
    <EtatPaiement
      titre={isSansBanque ? t('depart.sansBanque') : t('depart.titre')}
      montant={paiement?.montant}
    >
      <p>{isSansBanque ? t('depart.sansBanqueDetail') : t('depart.detail')}</p>
      {adresse && (
        <p className="mt-6">
          <a href={adresse} className={buttonClass({ kind: 'primary', size: 'lg' })}>
            {t('depart.bouton')}
            <ArrowRight size={20} aria-hidden />
          </a>
        </p>
      )}
    </EtatPaiement>
  );
}
