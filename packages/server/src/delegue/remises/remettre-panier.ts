import type { Remise } from '@comptoir/contract/delegue/remise.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import { transaction } from '../../db/transaction.ts';
import type { Demande } from '../../http/acteur.ts';
import {
  lirePanier,
  type DepsPanier as PanierDeps,
  type PanierLu,
} from '../../panier/panier.public.ts';
import { newJeton } from '../../session/session.public.ts';
import { courrierRemise } from '../courriers-delegue.ts';
import { journaliser } from '../journaliser.ts';
import { motsRemis } from './mots-remise.ts';
import { delegueOf } from '../clients/perimetre.ts';
import { findDelegue, findDestinataire, insertRemise } from './remises.sql.ts';

export interface RemiseDemandee {
  mot: string;
  envoyer: boolean;
}

export interface RemiseDeps extends PanierDeps {
  /** The address of the shop, as people open it. */
  url: string;
}

const JOURS = 30;

/** A link that shows the customer what is in their basket now, at the prices of now. */
export async function remettrePanier(
  { url, ...deps }: RemiseDeps,
  demande: Demande,
  remise: RemiseDemandee,
): Promise<{ url: string; expireLe: string }> {
  const { acteur } = demande;
  const delegueId = delegueOf(acteur);
  const { utilisateurId } = acteur;
  if (utilisateurId === undefined) throw refus('sans-client');
  const { pool } = deps;
  const { langue, email, client } = await findDestinataire(pool, utilisateurId);
  const panier = await lirePanier(deps, { acteur, langue });
  const lignes = toLignes(panier);
  if (lignes.length === 0) throw refus('panier-vide');
  const { tarif } = panier;
  const totalHT = tarif.netHT;
  const mot = nettoyerTexte(remise.mot);
  return transaction(pool, async (tx) => {
    const jeton = newJeton();
    const { expireLe } = await insertRemise(tx, {
      hash: jeton.hash,
      delegueId,
      utilisateurId,
      mot,
      contenu: { client, lignes, totalHT, tarif, mots: motsRemis(panier) },
      jours: JOURS,
    });
    const lien = url + liens.preparation(langue, jeton.token);
    await journaliser(tx, acteur, 'panier-remis', { lignes: lignes.length });
    if (remise.envoyer) {
      const delegue = await findDelegue(tx, delegueId);
      const contenu = { client, mot, lien, lignes: lignes.length, totalHT, expireLe };
      await envoyer(tx, courrierRemise({ a: email, langue }, delegue, contenu));
    }
    return { url: lien, expireLe: expireLe.toISOString() };
  });
}

/** What has no price any more cannot be ordered: it is left out, as it is of the totals. */
function toLignes({ lignes }: PanierLu): Remise['lignes'] {
  return lignes.flatMap(({ ligne }) => {
    const { id: articleId, reference, libelle, quantite, traitCoupe, prixHT, montantHT } = ligne;
    if (!prixHT || !montantHT) return [];
    return { articleId, reference, libelle, quantite, traitCoupe, prixNetHT: prixHT, montantHT };
  });
}
