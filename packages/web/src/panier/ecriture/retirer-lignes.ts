/** Removing lines, and putting them back where they were. */
import {
  ajouterAuChantier,
  retirerLigne,
  retirerLignes,
} from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import { MAX_LIGNES_NOMMEES } from '@comptoir/contract/panier/limites.ts';
import { ajouterArticles } from '@comptoir/contract/panier/lignes.contract.ts';
import { newKey } from '../cle-idempotence.ts';
import { panierQuery } from '../panier.queries.ts';
import { writePanier, type Ecrivain, type Resultat } from './write-panier.ts';
import type { LigneSituee } from './modifier-lignes.ts';
import { enLots } from './lots.ts';
import { sansLignes } from './panier-optimiste.ts';

/** One call for each chantier; a line of which the chantier holds a sister is named by itself. */
export function retirer(
  ecrivain: Ecrivain,
  lignes: readonly LigneSituee[],
): Promise<readonly Resultat[]> {
  const panier = ecrivain.queryClient.getQueryData(panierQuery(ecrivain).queryKey);
  const resultats: Promise<Resultat>[] = [];
  for (const [chantierId, siennes] of Map.groupBy(lignes, (ligne) => ligne.chantierId)) {
    const chantier = panier?.chantiers.find(({ id }) => id === chantierId);
    const isSeule = ({ id }: LigneSituee) =>
      (chantier?.articles.filter((autre) => autre.id === id).length ?? 0) <= 1;
    const seules = siennes.filter(isSeule);
    if (seules.length > 1) {
      for (const lot of enLots(seules, MAX_LIGNES_NOMMEES)) {
        resultats.push(retirerEnsemble(ecrivain, chantierId, lot));
      }
    }
    const uneAUne = seules.length > 1 ? siennes.filter((ligne) => !isSeule(ligne)) : siennes;
    for (const ligne of uneAUne) resultats.push(retirerUne(ecrivain, ligne));
  }
  return Promise.all(resultats);
}

function retirerUne(ecrivain: Ecrivain, ligne: LigneSituee): Promise<Resultat> {
  const { chantierId, id: articleId, ligneId } = ligne;
  return writePanier(ecrivain, {
    montrer: sansLignes(new Set([ligneId])),
    envoyer: (api, options) =>
      api.call(retirerLigne, { params: { chantierId, articleId }, query: { ligneId } }, options),
  });
}

function retirerEnsemble(
  ecrivain: Ecrivain,
  chantierId: number,
  lignes: readonly LigneSituee[],
): Promise<Resultat> {
  const body = lignes.map(({ id }) => id);
  return writePanier(ecrivain, {
    montrer: sansLignes(new Set(lignes.map(({ ligneId }) => ligneId))),
    envoyer: (api, options) => api.call(retirerLignes, { params: { chantierId }, body }, options),
  });
}

/** A chantier that is gone is created again under its name. */
export type ChantierDeRetour = { chantierId: number } | { chantier: string };

/** One call for what has nothing particular, one for each line that was cut or discounted. */
export async function remettre(
  ecrivain: Ecrivain,
  lignes: readonly LigneSituee[],
  vers: ChantierDeRetour,
): Promise<readonly Resultat[]> {
  const simples = lignes.filter(isSimple);
  const resultats: Promise<Resultat>[] = [];
  for (const lot of enLots(simples, MAX_LOT)) {
    const idempotencyKey = newKey();
    const body = lot.map(({ id, quantite, place }) => ({ articleId: id, quantite, place }));
    resultats.push(
      writePanier(ecrivain, {
        envoyer: (api) => api.call(ajouterArticles, { query: vers, body }, { idempotencyKey }),
      }),
    );
  }
  for (const ligne of lignes.filter((each) => !isSimple(each))) {
    const { id: articleId, quantite, traitCoupe, coupe, remise, place } = ligne;
    const idempotencyKey = newKey();
    const [chantierId, libelle] =
      'chantierId' in vers ? [vers.chantierId, undefined] : (['nouveau', vers.chantier] as const);
    const query = {
      quantite,
      place,
      ...(coupe && { traitCoupe, chutes: coupe.chutes }),
      ...(remise !== null && { remise }),
      ...(libelle !== undefined && { libelle }),
    };
    resultats.push(
      writePanier(ecrivain, {
        envoyer: (api) =>
          api.call(
            ajouterAuChantier,
            { params: { chantierId, articleId }, query },
            { idempotencyKey },
          ),
      }),
    );
  }
  return Promise.all(resultats);
}

function isSimple({ traitCoupe, remise }: LigneSituee): boolean {
  return traitCoupe === '' && remise === null;
}
