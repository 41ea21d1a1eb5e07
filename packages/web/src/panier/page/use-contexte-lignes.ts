/** What the rows are drawn with, the same object until the language, the day or the store changes. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { ContexteLignes } from '../lignes/contexte-lignes.ts';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import { ouvrirEquivalents } from '../lignes/equivalents-ouverts.ts';
import { choisirTout, lectureOf, panierEntier } from '../suite/panier-entier.ts';
import { useRetirer } from './use-retirer.ts';

interface Choix {
  anchor: HTMLElement;
  ligneIds: readonly number[];
}

interface Explication {
  anchor: HTMLElement;
  ligne: LigneSituee;
}

export function useContexteLignes(jour: string | undefined) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const { locale, session } = usePage();
  const t = useTexts('panier');
  const tArticles = useTexts('articles');
  const tDecoupe = useTexts('decoupe');
  const retirer = useRetirer();
  const [choix, setChoix] = useState<Choix>();
  const [explication, setExplication] = useState<Explication>();
  const { magasin, isAuthenticated } = session;
  const isDelegue = session.delegue !== undefined;
  const contexte = useMemo<ContexteLignes>(() => {
    const ecrivain = { api, locale, queryClient };
    return {
      ecrivain,
      suite: lectureOf(ecrivain),
      mots: { locale, t, tArticles, tDecoupe, magasin, jour: jour ?? '1970-01-01' },
      fixes: {
        menu: (reference) => t('ligne.menu', { reference }),
        choisir: (reference) => t('ligne.choisir', { reference }),
        quantite: (reference) => tArticles('ajout.quantite', { reference }),
        net: t('colonnes.net'),
        total: t('colonnes.total'),
        retire: t('disponibilite.retire'),
        surDemande: tArticles('prix.surDemande'),
      },
      isDelegue,
      isConnecte: isAuthenticated,
      retirer,
      choisirTout: (chantierId) => void choisirTout(ecrivain, chantierId),
      entier: () => panierEntier(ecrivain),
      choisirChantier: (anchor, ligneIds) => setChoix({ anchor, ligneIds }),
      ajouterAListe: (lignes, chantiers = []) => {
        const noms = new Map(chantiers.map(({ id, libelle }) => [id, libelle]));
        openOverlay('ajout-liste-achats', {
          articles: lignes.map(({ id, quantite, traitCoupe, coupe, chantierId }) => {
            const chantier = noms.get(chantierId);
            return {
              articleId: id,
              quantite,
              ...(coupe && { traitCoupe, chutes: coupe.chutes }),
              ...(chantier && { chantier }),
            };
          }),
        });
      },
      expliquerPrix: (anchor, ligne) => setExplication({ anchor, ligne }),
      montrerEquivalents: ({ ligneId }) => ouvrirEquivalents(ligneId),
    };
  }, [
    api,
    locale,
    queryClient,
    t,
    tArticles,
    tDecoupe,
    magasin,
    jour,
    isDelegue,
    isAuthenticated,
    retirer,
  ]);
  return {
    contexte,
    choix,
    fermerChoix: () => setChoix(undefined),
    explication,
    fermerExplication: () => setExplication(undefined),
  };
}
