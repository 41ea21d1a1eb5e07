import { useState } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { EtatDeDevis } from '../etat-devis.tsx';
import { choixOf } from '../commande/lignes-choisies.ts';
import { resumeOf } from '../suite/partie-lue.ts';
import { ActionsDevis } from './actions-devis.tsx';
import { EncadreDevis } from './encadre-devis.tsx';
import { HistoriqueDevis } from './historique-devis.tsx';
import { LignesDevis } from './lignes-devis.tsx';
import { OffreDite } from './offre-dite.tsx';
import { VersionsDevis } from './versions-devis.tsx';

interface Props {
  devis: Devis;
  /** Lines before those it was read with. */
  depuis: number;
  retour: { href: string; libelle: string };
}

export function DetailDevis({ devis, depuis, retour }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const [ecartees, setEcartees] = useState<ReadonlySet<number>>(new Set());
  const { numero, demandeLe, auteur, actions } = devis;
  const { libres } = resumeOf(devis.courante);
  const basculer = (id: number) => {
    const next = new Set(ecartees);
    if (!next.delete(id)) next.add(id);
    setEcartees(next);
  };
  return (
    <CadreCompte
      titre={t('detail.titre', { numero })}
      sousTitre={t('detail.demande', {
        date: formatDate(demandeLe),
        heure: formatHeure(locale, demandeLe),
        nom: auteur.nom,
        version: devis.version,
      })}
      retour={retour}
      fin={<EtatDeDevis etat={devis.etat} size="lg" />}
    >
      <ActionsDevis devis={devis} />
      <OffreDite devis={devis} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <LignesDevis
            devis={devis}
            depuis={depuis}
            ecartees={actions.accepter && libres > 1 ? ecartees : null}
            onBasculer={basculer}
          />
        </div>
        <EncadreDevis devis={devis} choix={choixOf(devis.courante, ecartees)} />
      </div>
      <div className="mt-10 flex flex-col gap-10">
        {devis.versions.length > 1 && (
          <div className="print:hidden">
            <VersionsDevis devis={devis} />
          </div>
        )}
        <HistoriqueDevis devis={devis} />
      </div>
    </CadreCompte>
  );
}
