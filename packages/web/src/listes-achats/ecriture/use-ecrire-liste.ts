/** What is changed on the page of a list, and why it could not be. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { LigneListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  modifierLigneListe,
  remettreLignesListe,
  remplacerArticleListe,
  retirerLignesListe,
  type ChangementLigne,
} from '@comptoir/contract/listes-achats/lignes-liste.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { avecCible, avecNote, avecQuantite, sansLignes, type Montrer } from './montrer.ts';
import { writeListe } from './write-liste.ts';

export interface EchecListe {
  texte: string;
  /** Another changed it: the page shows it as it is now. */
  isPerimee: boolean;
}

export interface ActionsListe {
  changerQuantite: (ligneId: number, quantite: number) => void;
  noter: (ligneId: number, note: string) => void;
  viser: (ligneId: number, cible: number | null) => void;
  remplacer: (ligne: LigneListe, articleId: number) => void;
  retirer: (lignes: readonly LigneListe[]) => void;
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
    return {
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
