/** Changes of lines: their quantity, their discount, where they stand. */
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import {
  deplacerLignes,
  modifierLigne,
  remplacerArticle,
} from '@comptoir/contract/panier/lignes-chantier.contract.ts';
import { writePanier, type Ecrivain, type Resultat } from './write-panier.ts';
import { noterLigne } from './notes-lignes.ts';
import { avecQuantite, deplacees } from './panier-optimiste.ts';

/** A line and the chantier it stands in. */
export interface LigneSituee extends LignePanier {
  chantierId: number;
}

/** A number that could not be written stays in sight, with the reason. */
export async function modifierQuantite(
  ecrivain: Ecrivain,
  ligne: LigneSituee,
  quantite: number,
): Promise<void> {
  const { ligneId } = ligne;
  noterLigne(ligneId, null);
  const resultat = await writePanier(ecrivain, {
    montrer: avecQuantite(ligneId, quantite),
    envoyer: (api, options) =>
      api.call(modifierLigne, { params: paramsOf(ligne), query: { ligneId, quantite } }, options),
  });
  if (resultat.ok) {
    noterArrondi(ligneId, resultat.reponse);
    return;
  }
  const { code, reseau } = resultat.echec;
  noterLigne(
    ligneId,
    code === 'panier-perime'
      ? { nom: 'perime', voulue: quantite }
      : { nom: 'echec', voulue: quantite, code, reseau },
  );
}

/** The shop never changes a number in silence. */
function noterArrondi(ligneId: number, { messages }: EcriturePanier): void {
  const [message] = messages;
  if (!message) return;
  const { code, demande, quantite: prise } = message;
  if (code === 'quantite-coupe' || code === 'coupe-abandonnee') return;
  noterLigne(ligneId, { nom: 'arrondi', code, demande, prise });
}

/** @param remise percent, `0` takes it away. */
export async function modifierRemise(
  ecrivain: Ecrivain,
  ligne: LigneSituee,
  remise: string,
): Promise<void> {
  noterLigne(ligne.ligneId, null);
  const resultat = await writePanier(ecrivain, {
    envoyer: (api, options) =>
      api.call(
        modifierLigne,
        { params: paramsOf(ligne), query: { ligneId: ligne.ligneId, remise } },
        options,
      ),
  });
  if (resultat.ok) return;
  const { code, data } = resultat.echec;
  const maximum = data['maximum'];
  noterLigne(ligne.ligneId, {
    nom: 'remise',
    code,
    maximum: typeof maximum === 'string' ? maximum : undefined,
  });
}

export type VersChantier = { chantierId: number } | { chantier: string };

export function deplacer(
  ecrivain: Ecrivain,
  ligneIds: readonly number[],
  vers: VersChantier,
): Promise<Resultat> {
  const versId = 'chantierId' in vers ? vers.chantierId : undefined;
  return writePanier(ecrivain, {
    montrer: deplacees(new Set(ligneIds), versId),
    envoyer: (api, options) =>
      api.call(deplacerLignes, { body: { ligneIds: [...ligneIds], ...vers } }, options),
  });
}

export function remplacer(
  ecrivain: Ecrivain,
  ligne: LigneSituee,
  articleId: number,
): Promise<Resultat> {
  return writePanier(ecrivain, {
    envoyer: (api, options) =>
      api.call(
        remplacerArticle,
        { params: paramsOf(ligne), query: { articleId, ligneId: ligne.ligneId } },
        options,
      ),
  });
}

function paramsOf({ chantierId, id }: LigneSituee) {
  return { chantierId, articleId: id };
}
