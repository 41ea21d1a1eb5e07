/** Sends the lines that are ready to the basket in one call; the others stay, with their reasons. */
import { useRouteContext } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useAjouterAuPanier, type ChantierVise } from '../../panier/panier.public.ts';
import { useTexts } from '../../words/use-texts.ts';
import { connaissanceOf, oublierConnaissances, useVersionConnaissances } from './connaissances.ts';
import { sommer, type Somme } from './etat-ligne.ts';
import { useFrappe } from './frappe.ts';
import { reconnaitre } from './reconnaissance.ts';
import { bilanSaisie, retirerLignes } from './saisie.ts';
import { useLignes } from './use-lignes.ts';

/** What the lines come to, worked out after the row that changed was drawn. */
export function useSomme(): Somme {
  const lignes = useDeferredValue(useLignes());
  const version = useDeferredValue(useVersionConnaissances());
  const enFrappe = useFrappe();
  return useMemo(() => {
    // The knowledge is read from its own store, which the version stands for.
    void version;
    return sommer(
      lignes.filter(({ reference }) => reference.trim() !== ''),
      connaissanceOf,
      enFrappe,
    );
  }, [lignes, version, enFrappe]);
}

export function useAjouterSaisie() {
  const t = useTexts('achat-rapide');
  const context = useRouteContext({ from: '__root__' });
  const { ajouter, etat } = useAjouterAuPanier();

  async function envoyer({ prets, aCorriger }: Somme, vise: ChantierVise): Promise<boolean> {
    const quantites = new Map<number, number>();
    for (const { articleId, quantite } of prets) {
      quantites.set(articleId, (quantites.get(articleId) ?? 0) + quantite);
    }
    const reponse = await ajouter(
      [...quantites].map(([articleId, quantite]) => ({ articleId, quantite })),
      vise,
      aCorriger.length > 0 ? t('ajout.reste', { count: aCorriger.length }) : undefined,
    );
    if (!reponse) {
      // Something may be sold no longer: the lines will say which.
      oublierConnaissances(({ nom }) => nom === 'connu');
      await reconnaitre(context);
      return false;
    }
    bilanSaisie.set(null);
    retirerLignes(new Set(prets.map(({ id }) => id)));
    return true;
  }
  return { envoyer, etat };
}
