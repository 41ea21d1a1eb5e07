import { useState } from 'react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { EtatDeCommande } from '../etat-commande.tsx';
import { ActionsCommande } from './actions-commande.tsx';
import { BonsLivraison } from './bons-livraison.tsx';
import { DecisionCommande } from './decision-commande.tsx';
import { EncadreCommande } from './encadre-commande.tsx';
import { LignesCommande } from './lignes-commande.tsx';
import { RapportRecommande } from './rapport-recommande.tsx';
import { HistoriqueCommande, SuiviCommande } from './suivi-commande.tsx';
import { useRecommander } from './use-recommander.ts';
import type { Corrections } from './corrections.ts';

interface Props {
  commande: Commande;
  /** Lines before those it was read with. */
  depuis: number;
  retour: { href: string; libelle: string };
}

const AUCUNE: Corrections = new Map();

export function DetailCommande({ commande, depuis, retour }: Props) {
  const t = useTexts('commandes');
  const locale = useLocale();
  const recommande = useRecommander(commande);
  const [corrections, setCorrections] = useState<Corrections | null>(null);
  const { auteur, delegue, passeeLe, actions } = commande;
  const quand = {
    date: formatDate(passeeLe),
    heure: formatHeure(locale, passeeLe),
    nom: auteur.nom,
  };
  return (
    <CadreCompte
      titre={t('detail.titre', { numero: commande.numero })}
      sousTitre={
        delegue ? t('detail.passeeDelegue', { ...quand, delegue }) : t('detail.passee', quand)
      }
      retour={retour}
      fin={<EtatDeCommande etat={commande.etat} size="lg" />}
    >
      <ActionsCommande commande={commande} recommande={recommande} />
      <RapportRecommande reponse={recommande.reponse} />
      {actions.valider && (
        <DecisionCommande
          commande={commande}
          corrections={corrections}
          onCorriger={() => setCorrections(AUCUNE)}
          onFin={() => setCorrections(null)}
        />
      )}
      <SuiviCommande commande={commande} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]">
        <LignesCommande
          commande={commande}
          depuis={depuis}
          recommande={recommande}
          corrections={actions.valider ? corrections : null}
          onCorrections={setCorrections}
        />
        <div className="xl:row-span-2">
          <EncadreCommande commande={commande} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <BonsLivraison commande={commande} />
          <HistoriqueCommande commande={commande} />
        </div>
      </div>
    </CadreCompte>
  );
}
