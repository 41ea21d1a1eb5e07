/** What is changed on the page of a list, and why it could not be. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Trash2 } from 'lucide-react';
import type {
  LigneJointe,
  LigneListe,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  modifierLigneListe,
  remettreLignesListe,
  remplacerArticleListe,
  retirerLignesListe,
  type ChangementLigne,
} from '@comptoir/contract/listes-achats/lignes-liste.contract.ts';
import {
  deplacerLignesListe,
  modifierSectionListe,
} from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { direJointe } from '../fusion/dire-jointe.ts';
import { avecOrdre, avecSection } from '../ordre/montrer-ordre.ts';
import { avecCible, avecNote, avecQuantite, sansLignes, type Montrer } from './montrer.ts';
import { writeListe } from './write-liste.ts';

export interface EchecListe {
  texte: string;
  /** Another changed it: the page shows it as it is now. */
  isPerimee: boolean;
}

/** A group of the list, by its `rang`, or a section by its name. */
export type VersGroupe = { groupe: number } | { section: string };

export interface ActionsListe {
  changerQuantite: (ligneId: number, quantite: number) => void;
  noter: (ligneId: number, note: string) => void;
  viser: (ligneId: number, cible: number | null) => void;
  remplacer: (ligne: LigneListe, articleId: number) => void;
  retirer: (lignes: readonly LigneListe[]) => void;
  /** `avant`: the line they come before; null: at the end of the group. */
  deplacer: (ligneIds: readonly number[], vers: VersGroupe, avant: number | null) => void;
  modifierSection: (rang: number, change: { libelle?: string; avant?: number | null }) => void;
}

export function useEcrireListe(listeId: number) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('listes-achats');
  const failureText = useFailureText();
  const [echec, setEchec] = useState<EchecListe>();
  const actions = useMemo((): ActionsListe => {
    const write = async (ecriture: Omit<Parameters<typeof writeListe>[1], 'listeId'>) => {
      setEchec(undefined);
      try {
        await writeListe({ api, locale, queryClient }, { listeId, ...ecriture });
        return true;
      } catch (error) {
        const texte = failureText(error);
        const code = isQueryFailure(error) ? codeOf(error.response) : undefined;
        setEchec({ texte, isPerimee: code === 'liste-perimee' });
        return false;
      }
    };
    const remettre = (body: number[]) =>
      write({
        envoyer: (through) => through.call(remettreLignesListe, { params: { id: listeId }, body }),
      });
    const changer = (ligneId: number, body: ChangementLigne, montrer: Montrer) =>
      void write({
        montrer,
        envoyer: (through, options) =>
          through.call(modifierLigneListe, { params: { id: listeId, ligneId }, body }, options),
      });
    const deplacer: ActionsListe['deplacer'] = (ligneIds, vers, avant) => {
      const body = { ligneIds: [...ligneIds], ...vers, ...(avant !== null && { avant }) };
      let jointes: readonly LigneJointe[] = [];
      void write({
        montrer: avecOrdre(ligneIds, vers, avant),
        envoyer: async (through, options) => {
          const deplacee = await through.call(
            deplacerLignesListe,
            { params: { id: listeId }, body },
            options,
          );
          ({ jointes } = deplacee);
          return deplacee;
        },
      }).then((isFait) => {
        if (!isFait || jointes.length === 0) return;
        showToast({
          kind: 'snackbar-info',
          title: t('ordre.jointes', { count: jointes.length }),
          detail: jointes.map((jointe) => direJointe(t, locale, jointe)).join(', '),
        });
      });
    };
    return {
      deplacer,
      modifierSection: (rang, change) =>
        void write({
          montrer: avecSection(rang, change),
          envoyer: (through, options) =>
            through.call(
              modifierSectionListe,
              { params: { id: listeId, rang }, body: change },
              options,
            ),
        }),
      changerQuantite: (ligneId, quantite) =>
        changer(ligneId, { quantite }, avecQuantite(ligneId, quantite)),
      noter: (ligneId, note) => changer(ligneId, { note }, avecNote(ligneId, note)),
      viser: (ligneId, cible) => changer(ligneId, { cible }, avecCible(ligneId, cible)),
      remplacer: ({ ligneId }, articleId) =>
        void write({
          envoyer: (through, options) =>
            through.call(
              remplacerArticleListe,
              { params: { id: listeId, ligneId }, body: { articleId } },
              options,
            ),
        }),
      retirer: (lignes) => {
        const body = lignes.map(({ ligneId }) => ligneId);
        void write({
          montrer: sansLignes(new Set(body)),
          envoyer: (through, options) =>
            through.call(retirerLignesListe, { params: { id: listeId }, body }, options),
        }).then((isFait) => {
          if (!isFait) return;
          showToast({
            kind: 'snackbar-info',
            icon: Trash2,
            title: t('retrait.fait', { count: body.length }),
            detail: lignes.map(({ article }) => article.reference).join(', '),
            action: { label: t('annuler'), run: () => void remettre(body) },
          });
        });
      },
    };
    // oxlint-disable-next-line react/exhaustive-deps -- words of the same page
  }, [api, locale, queryClient, listeId]);
  return { actions, echec, oublier: () => setEchec(undefined) };
}
