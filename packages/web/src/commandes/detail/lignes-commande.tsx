/** The lines of the order by chantier, to choose from, to order again or to correct. */
import { useState } from 'react';
import type { Commande } from '@comptoir/contract/commandes/commande.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  LectureSuiteProvider,
  placer,
  SANS_LIGNES,
  Suite,
} from '../../panier/suite-lignes.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { nombreOf } from '../suite/partie-lue.ts';
import { useCommandeEntiere, useLectureCommande } from '../suite/use-suite-commande.ts';
import { BarreChoix } from './barre-choix.tsx';
import { ChantierDeCommande } from './chantier-commande.tsx';
import type { Corrections } from './corrections.ts';
import type { Recommande } from './use-recommander.ts';

interface Props {
  commande: Commande;
  /** Lines before those it was read with. */
  depuis: number;
  recommande: Recommande;
  /** Null unless quantities are being corrected. */
  corrections: Corrections | null;
  onCorrections: (corrections: Corrections) => void;
}

export function LignesCommande(props: Props) {
  const { commande, depuis, recommande, corrections, onCorrections } = props;
  const t = useTexts('commandes');
  const locale = useLocale();
  const [choisies, setChoisies] = useState<ReadonlySet<number>>(new Set());
  const { lignesParChantier, actions } = commande;
  const { avecTout, erreur } = useCommandeEntiere(commande);
  const lecture = useLectureCommande(commande);
  const { places, reste } = placer(
    lignesParChantier.map((chantier) => ({
      lues: chantier.lignes.length,
      nombre: nombreOf(chantier),
    })),
    commande.nombreLignes,
    depuis,
  );
  const basculer = (ids: readonly number[]) =>
    setChoisies((avant) => {
      const next = new Set(avant);
      const all = ids.every((id) => next.has(id));
      for (const id of ids)
        if (all) next.delete(id);
        else next.add(id);
      return next;
    });
  const basculerChantier = (rang: number) =>
    avecTout((entiere) => {
      const vise = entiere.lignesParChantier.find((chantier) => chantier.rang === rang);
      basculer(vise?.lignes.map(({ id }) => id) ?? []);
    });
  const corriger = (ligneId: number, quantite: number, commandee: number) => {
    const next = new Map(corrections);
    if (quantite === commandee) next.delete(ligneId);
    else next.set(ligneId, quantite);
    onCorrections(next);
  };
  const isChoix = actions.recommander && !corrections;
  return (
    <section aria-label={t('lignes.titre')} className="flex min-w-0 flex-col gap-8">
      <LectureSuiteProvider value={lecture}>
        {lignesParChantier.map((chantier, rang) => (
          <ChantierDeCommande
            key={chantier.rang}
            place={places[rang]}
            chantier={chantier}
            commande={commande}
            choisies={isChoix ? choisies : null}
            onBasculer={basculer}
            onTout={basculerChantier}
            corrections={corrections}
            onCorriger={corriger}
          />
        ))}
        {reste && (
          <ul className="lignes-commande">
            <Suite key={reste.avant} {...reste} {...SANS_LIGNES} />
          </ul>
        )}
      </LectureSuiteProvider>
      {places.length > 0 && (
        <p className="hidden print:block">
          {t('lignes.papier', { nombre: formatNombre(locale, commande.nombreLignes) })}
        </p>
      )}
      {erreur && (
        <Alert state="err" live>
          {erreur}
        </Alert>
      )}
      {isChoix && choisies.size > 0 && (
        <BarreChoix
          commande={commande}
          recommande={recommande}
          choisies={choisies}
          onFin={() => setChoisies(new Set())}
        />
      )}
    </section>
  );
}
