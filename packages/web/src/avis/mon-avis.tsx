import { useState } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { Avis, lireAvis } from '@comptoir/contract/avis/avis.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';
import { DonnerAvis } from './donner-avis.tsx';

interface Props {
  produitId: number;
  droit: CallAnswer<typeof lireAvis>['droit'];
}

/** Whether one may write a review, why not, and what became of it. */
export function MonAvis({ produitId, droit }: Props) {
  const t = useTexts('avis');
  const { locale, path } = usePage();
  const [donne, setDonne] = useState<Avis>();
  if (donne) {
    return (
      <Alert state={donne.statut === 'publie' ? 'ok' : 'info'} live>
        {t(donne.statut === 'publie' ? 'donner.publie' : 'donner.enAttente')}
      </Alert>
    );
  }
  if (droit === 'permis') return <DonnerAvis produitId={produitId} onDonne={setDonne} />;
  if (droit === 'non-connecte') {
    return (
      <Alert
        state="info"
        action={
          <Lien
            href={liens.connexion(locale, { redirectUrl: withLocale(locale, path) })}
            className={buttonClass()}
          >
            {t('droit.connexion')}
          </Lien>
        }
      >
        {t('droit.nonConnecte')}
      </Alert>
    );
  }
  return (
    <Alert state="info">
      {t(droit === 'non-acheteur' ? 'droit.nonAcheteur' : 'droit.dejaDonne')}
    </Alert>
  );
}
